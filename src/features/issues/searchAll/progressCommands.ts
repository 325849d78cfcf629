/** What one can do with a search in all types on its way, and with one that some type has refused. */
import { defineCommand } from '@/commands/command';
import { actionMessages } from '@/i18n/actionMessages';
import { reloadRequested } from '@/screen/navigation';
import { selectIsSearchStopped, stopSearch } from '@/screen/searchStop';
import type { RootState } from '@/store/rootReducer';
import { bulkMessages } from '../bulk/messages';
import { searchAllMessages } from '../list/searchAllMessages';
import { selectSearchProgress, stopSearching } from './searchAllTypes';

/** Whether types are still to be searched. */
function isUnderWay(state: RootState): boolean {
  const { settled, total } = selectSearchProgress(state);
  return settled < total;
}

/** Beside commands of other jobs with the same words, the palette says of what each is. */
const shared = { on: 'nothing', about: searchAllMessages.searchAll, group: 'list' } as const;

export const stopSearchAll = defineCommand({
  ...shared,
  id: 'searchAll.stop',
  message: bulkMessages.stop,
  appliesTo: (state) => isUnderWay(state) && !selectIsSearchStopped(state),
  run: ({ dispatch }) => {
    dispatch(stopSearching());
  },
});

export const resumeSearchAll = defineCommand({
  ...shared,
  id: 'searchAll.resume',
  message: bulkMessages.resume,
  appliesTo: (state) => isUnderWay(state) && selectIsSearchStopped(state),
  run: ({ dispatch }) => {
    dispatch(stopSearch(null));
  },
});

export const retrySearchAll = defineCommand({
  ...shared,
  id: 'searchAll.retry',
  message: actionMessages.retry,
  appliesTo: (state) =>
    selectSearchProgress(state).refused > 0 && (!isUnderWay(state) || selectIsSearchStopped(state)),
  run: ({ dispatch }) => {
    dispatch(reloadRequested());
  },
});

export const searchAllCommands = [stopSearchAll, resumeSearchAll, retrySearchAll];
