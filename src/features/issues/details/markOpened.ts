import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ApiContext } from '@/api/apiContext';
import { issuesApi } from '@/api/endpoints/issues';
import { loadIssueArg } from '@/entities/issues';
import { afterPaint } from '@/lib/afterPaint';
import { toApiError } from '@/protocol/apiError';
import { issueMarked, selectChosenHistoryFilter } from '@/screen/issueView';
import type { RootState } from '@/store/rootReducer';

/**
 * Marks the issue that is open, which its load does. False when something else was chosen before that could be sent.
 * Rejects with `ApiError`.
 */
export function markOpened(
  issueId: number,
  { unread }: { unread: boolean },
): ThunkAction<Promise<boolean>, RootState, ApiContext, UnknownAction> {
  return async (dispatch, getState) => {
    function loadArg() {
      const state = getState();
      const filter = selectChosenHistoryFilter(state) ?? undefined;
      return loadIssueArg(state, issueId, { unread, filter });
    }
    const runningLoad = () => dispatch(issuesApi.util.getRunningQueryThunk('loadIssue', loadArg()));
    const before = runningLoad();
    dispatch(issueMarked({ issueId, unread }));
    // What was on its way has no mark: one that has it follows.
    await before;
    // Of an issue that is shown already, as at a glance, it follows the frame that shows it.
    if (!runningLoad()) await new Promise<void>((resolve) => afterPaint(resolve));
    const load = runningLoad();
    const sent = issuesApi.endpoints.loadIssue.select(loadArg())(getState()).originalArgs;
    if (!load || load === before || sent?.unread !== unread) return false;
    const { error } = await load;
    if (error) throw Object.assign(new Error('Not marked'), toApiError(error));
    return true;
  };
}
