import { commonMessages } from '@/i18n/commonMessages';
import { createEarlyWords } from '@/i18n/earlyWords';
import { startLocale } from '@/i18n/loadLocale';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { crashMessages } from '../crashMessages';
import { renderNodes } from './renderNodes';

/** No text of these has a number in it. */
const noNumbers = { groupSeparator: '', decimalSeparator: '.' };

/** Says in `container` that the client could not be started, in the words of `ErrorBoundary`, which is not there then. */
export async function sayCrash(container: HTMLElement, locale: string): Promise<void> {
  const words = createEarlyWords(await startLocale(locale), noNumbers);
  const reload = (
    <Button
      onClick={() => {
        window.location.reload();
      }}
    >
      {words.formatMessage(commonMessages.reload)}
    </Button>
  );
  const content = (
    <div role="alert">
      <EmptyState action={reload}>{words.formatMessage(crashMessages.failed)}</EmptyState>
    </div>
  );
  container.replaceChildren(...renderNodes(content));
}
