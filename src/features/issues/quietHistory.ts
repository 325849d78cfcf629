/**
 * Histories of listed issues, loaded without marking the issues as read. A server marks with every load of a history,
 * and keeps the filter of it; there is no call without that (decision 050).
 */
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ApiContext } from '@/api/apiContext';
import { selectIsAuthenticated, selectSettings } from '@/entities/session';
import { isUnread } from '@/lib/issueList/isUnread';
import type { HistoryFilter } from '@/protocol/enums';
import type { ListedIssue, LoadedIssue, LoadIssuePayload } from '@/protocol/issues';
import { askAside } from '@/saving/askAside';
import { selectChosenHistoryFilter } from '@/screen/issueView';
import type { RootState } from '@/store/rootReducer';

type Loading<Result> = ThunkAction<Promise<Result>, RootState, ApiContext, UnknownAction>;

/** Whether it becomes unread: the user has seen something of it, which a server cannot be told to remember. */
export function losesMark(issue: ListedIssue): boolean {
  return Boolean(issue.read) && isUnread(issue);
}

/** An issue with its history. Rejects with `ApiError`. */
export function loadQuietly(
  issue: ListedIssue,
  wanted: Pick<LoadIssuePayload, 'attributes' | 'description' | 'html' | 'modifiedSince'> & {
    filter: HistoryFilter;
  },
): Loading<LoadedIssue> {
  return async (dispatch) => {
    const { id: issueId, stamp } = issue;
    const unread = isUnread(issue);
    const asked = { issueId, history: true, unread, ...wanted };
    const { result } = await dispatch(askAside('loadIssue', asked));
    // Somebody changed it after the list was asked for: nobody has read that.
    if (!unread && result.details.stamp > stamp) {
      const { filter } = wanted;
      const mark = { issueId, history: true, modifiedSince: stamp, filter, unread: true };
      await dispatch(askAside('loadIssue', mark));
    }
    return result;
  };
}

/** Gives the user back the filter of histories, where another was used; by any issue. Rejects with `ApiError`. */
export function restoreFilter(issue: ListedIssue, used: HistoryFilter): Loading<void> {
  return async (dispatch, getState) => {
    const state = getState();
    const filter = selectChosenHistoryFilter(state) ?? selectSettings(state).historyFilter;
    if (!selectIsAuthenticated(state) || filter === used) return;
    await dispatch(loadQuietly(issue, { modifiedSince: issue.stamp, filter }));
  };
}
