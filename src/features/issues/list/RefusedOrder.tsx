import { useIntl } from 'react-intl';
import { selectShownList } from '@/lists/listView';
import { matchList } from '@/routing/paths/matchList';
import { selectListSort } from '@/screen/issueList';
import { selectMainPath } from '@/screen/navigation';
import { useAppSelector } from '@/store/hooks';
import type { RootState } from '@/store/rootReducer';
import { QuietNote } from './QuietNote';
import { wholeMessages } from './wholeMessages';

/** Whether the list has its own order because the one of its address is none that the server has. */
function selectIsOrderRefused(state: RootState): boolean {
  const written = matchList(selectMainPath(state) ?? '')?.sort;
  return Boolean(written) && selectListSort(state) === null && selectShownList(state) !== null;
}

/** Why a list that was come to by a link is not in the order of the link. */
export function RefusedOrder() {
  const intl = useIntl();
  const isRefused = useAppSelector(selectIsOrderRefused);
  return isRefused && <QuietNote>{intl.formatMessage(wholeMessages.orderRefused)}</QuietNote>;
}
