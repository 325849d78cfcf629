/** How the open issue is shown: which history entries, and whether it stays unread (screens 10.3, 10.7). */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { HistoryFilter } from '@/protocol/enums';
import { issuePaths } from '@/routing/paths/issues';
import { matchList } from '@/routing/paths/lists';
import { locationChanged } from './navigation';

export interface IssueViewState {
  /** The filter chosen here; null until then, when the user's stored one counts. */
  historyFilter: HistoryFilter | null;
  /** The issue that "mark as unread" keeps unread while it is open. */
  unreadIssueId: number | null;
}

const initialState: IssueViewState = { historyFilter: null, unreadIssueId: null };

const slice = createSlice({
  name: 'issueView',
  initialState,
  reducers: {
    historyFilterChosen: (state, { payload }: PayloadAction<HistoryFilter>) => {
      state.historyFilter = payload;
    },
    issueMarked: (state, { payload }: PayloadAction<{ issueId: number; unread: boolean }>) => {
      state.unreadIssueId = payload.unread ? payload.issueId : null;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(locationChanged, (state, { payload }) => {
      const opened =
        issuePaths.issueDetails.match(payload.path) ?? issuePaths.issueItem.match(payload.path);
      const isOtherIssue = opened !== null && opened.issueId !== state.unreadIssueId;
      if (isOtherIssue || matchList(payload.path)) state.unreadIssueId = null;
    });
  },
  selectors: {
    selectChosenHistoryFilter: (state) => state.historyFilter,
    selectIsKeptUnread: (state, issueId: number) => state.unreadIssueId === issueId,
  },
});

export const { historyFilterChosen, issueMarked } = slice.actions;
export const { selectChosenHistoryFilter, selectIsKeptUnread } = slice.selectors;
export const issueViewSlice = slice;
