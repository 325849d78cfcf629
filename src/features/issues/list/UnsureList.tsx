import { useIntl } from 'react-intl';
import { isUnsure } from '@/api/sendWholeList';
import { CommandButton } from '@/commands/CommandButton';
import { selectAnsweredList } from '@/lists/listView';
import { useAppSelector } from '@/store/hooks';
import { reloadList } from './listCommands';
import { wholeMessages } from './wholeMessages';

const target = { kind: 'list' } as const;

/** Behind the number of issues: that it may not be all of them, and the way to read the list again. */
export function UnsureList() {
  const intl = useIntl();
  const isShown = useAppSelector((state) => isUnsure(selectAnsweredList(state)));
  if (!isShown) return null;
  return (
    <>
      {' · '}
      {intl.formatMessage(wholeMessages.changing)}{' '}
      <CommandButton command={reloadList} target={target} variant="quiet" />
    </>
  );
}
