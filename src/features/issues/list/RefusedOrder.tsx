import { useIntl } from 'react-intl';
import { CommandButton } from '@/commands/CommandButton';
import { useAppSelector } from '@/store/hooks';
import { QuietNote } from './QuietNote';
import { retryOrder, selectIsOrderRefused } from './retryOrder';
import { wholeMessages } from './wholeMessages';

const target = { kind: 'list' } as const;

/** Why the list is not in the order of its address, and the way to try that again. */
export function RefusedOrder() {
  const intl = useIntl();
  const isRefused = useAppSelector(selectIsOrderRefused);
  if (!isRefused) return null;
  return (
    <QuietNote action={<CommandButton command={retryOrder} target={target} variant="quiet" />}>
      {intl.formatMessage(wholeMessages.orderRefused)}
    </QuietNote>
  );
}
