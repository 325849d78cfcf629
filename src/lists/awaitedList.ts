/** Apart from what shows a list, since only keys ask it. */
import { globalApi } from '@/api/endpoints/global';
import { matchList } from '@/routing/paths/matchList';
import { selectListArg } from '@/screen/issueList';
import { selectPath } from '@/screen/navigation';
import type { RootState } from '@/store/rootReducer';
import { readView } from '@/store/queryView';
import { selectIsListFetching, selectShownList } from './listView';

const selectGlobalEntry = globalApi.endpoints.getGlobal.select(undefined);

/** Whether one is at a list whose rows, or the definitions they need, are on their way for the first time. */
export function selectIsListAwaited(state: RootState): boolean {
  if (!matchList(selectPath(state))) return false;
  const { data, error } = readView(selectGlobalEntry(state));
  if (data === undefined) return error === undefined;
  return (
    selectListArg(state) !== null && selectShownList(state) === null && selectIsListFetching(state)
  );
}
