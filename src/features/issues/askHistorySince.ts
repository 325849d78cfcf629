import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ApiContext } from '@/api/apiContext';
import { issues } from '@/entities/issues';
import { selectSettings } from '@/entities/session';
import { HistoryFilter } from '@/protocol/enums';
import type { LoadedIssue, LoadIssuePayload } from '@/protocol/issues';
import { askAside } from '@/saving/askAside';
import { selectChosenHistoryFilter, selectIsKeptUnread } from '@/screen/issueView';
import type { RootState } from '@/store/rootReducer';

/**
 * An issue that is on screen, or comes there next, with all that came to its history after a stamp. A server keeps the
 * filter of every load, so one that hides something is given back. Rejects with `ApiError`.
 */
export function askHistorySince(
  issueId: number,
  stamp: number,
  wanted: Pick<LoadIssuePayload, 'description' | 'html'> = {},
): ThunkAction<Promise<LoadedIssue>, RootState, ApiContext, UnknownAction> {
  return async (dispatch, getState) => {
    const state = getState();
    const filter =
      issues.selectById(state, issueId)?.filter ??
      selectChosenHistoryFilter(state) ??
      selectSettings(state).historyFilter;
    const unread = selectIsKeptUnread(state, issueId);
    const marked = { issueId, history: true, unread };
    const { result } = await dispatch(
      askAside('loadIssue', {
        ...marked,
        ...wanted,
        modifiedSince: stamp,
        filter: HistoryFilter.all,
      }),
    );
    if (filter !== HistoryFilter.all) {
      const modifiedSince = result.details.stamp;
      await dispatch(askAside('loadIssue', { ...marked, modifiedSince, filter }));
    }
    return result;
  };
}
