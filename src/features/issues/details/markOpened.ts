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
    const findEntry = () => issuesApi.endpoints.loadIssue.select(loadArg())(getState());
    const before = findEntry().requestId;
    const loadBefore = runningLoad();
    dispatch(issueMarked({ issueId, unread }));
    // What was on its way has no mark: one that has it follows.
    await loadBefore;
    // Of an issue that is shown already, as at a glance, it follows the frame that shows it, and may be answered by then.
    if (findEntry().requestId === before) await new Promise<void>((resolve) => afterPaint(resolve));
    await runningLoad();
    const { error, originalArgs, requestId } = findEntry();
    if (requestId === before || originalArgs?.unread !== unread) return false;
    if (error) throw Object.assign(new Error('Not marked'), toApiError(error));
    return true;
  };
}
