import { defineCommand } from '@/commands/command';
import { actionMessages } from '@/i18n/actionMessages';
import { selectShownList } from '@/lists/listView';
import { matchList } from '@/routing/paths/matchList';
import { selectListSort } from '@/screen/issueList';
import { listReordered, selectMainPath } from '@/screen/navigation';
import type { RootState } from '@/store/rootReducer';
import { listMessages } from './messages';

/** Whether the list has its own order because the server has refused the one of its address. */
export function selectIsOrderRefused(state: RootState): boolean {
  const written = matchList(selectMainPath(state) ?? '')?.sort;
  return Boolean(written) && selectListSort(state) === null && selectShownList(state) !== null;
}

/** Asks for it once more: a server that failed for a moment has refused nothing. */
export const retryOrder = defineCommand({
  id: 'list.retryOrder',
  on: 'list',
  message: actionMessages.retry,
  about: listMessages.sortBy,
  group: 'list',
  appliesTo: selectIsOrderRefused,
  run: ({ dispatch, getState }) => {
    dispatch(listReordered({ path: selectMainPath(getState()) ?? '' }));
  },
});
