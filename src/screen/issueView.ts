/** How the open issue is shown: which history entries, at which it opens, whether it stays unread (screens 10.3, 10.7). */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { HistoryFilter } from '@/protocol/enums';
import { issuePaths } from '@/routing/paths/issues';
import { matchList } from '@/routing/paths/lists';
import { locationChanged } from './navigation';

/** A text or file of an issue that was saved: what its window shows, and says, when it is there again. */
export interface SavedEntry {
  issueId: number;
  /** The comment or file; null for the description. */
  itemId: number | null;
  what:
    | 'commentAdded'
    | 'commentSaved'
    | 'descriptionAdded'
    | 'descriptionSaved'
    | 'fileAttached'
    | 'fileSaved';
}

export interface IssueViewState {
  /** The filter chosen here; null until then, when the user's stored one counts. */
  historyFilter: HistoryFilter | null;
  /** The issue that "mark as unread" keeps unread while it is open. */
  unreadIssueId: number | null;
  /** How often the user has chosen a filter or a mark: each is sent with a load of the issue. */
  timesAsked: number;
  /** Until the user goes on from the issue it belongs to. */
  savedEntry: SavedEntry | null;
}

const initialState: IssueViewState = {
  historyFilter: null,
  unreadIssueId: null,
  timesAsked: 0,
  savedEntry: null,
};

const slice = createSlice({
  name: 'issueView',
  initialState,
  reducers: {
    historyFilterChosen: (state, { payload }: PayloadAction<HistoryFilter>) => {
      state.historyFilter = payload;
      state.timesAsked += 1;
    },
    entrySaved: (state, { payload }: PayloadAction<SavedEntry>) => {
      state.savedEntry = payload;
    },
    issueMarked: (state, { payload }: PayloadAction<{ issueId: number; unread: boolean }>) => {
      state.unreadIssueId = payload.unread ? payload.issueId : null;
      state.timesAsked += 1;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(locationChanged, (state, { payload }) => {
      const opened =
        issuePaths.issueDetails.match(payload.path) ?? issuePaths.issueItem.match(payload.path);
      const isOtherIssue = opened !== null && opened.issueId !== state.unreadIssueId;
      if (isOtherIssue || matchList(payload.path)) state.unreadIssueId = null;
      const returned = issuePaths.issueDetails.match(payload.path);
      if (returned?.issueId !== state.savedEntry?.issueId) state.savedEntry = null;
    });
  },
  selectors: {
    selectChosenHistoryFilter: (state) => state.historyFilter,
    selectTimesAsked: (state) => state.timesAsked,
    selectSavedEntry: (state, issueId: number) =>
      state.savedEntry?.issueId === issueId ? state.savedEntry : null,
    selectIsKeptUnread: (state, issueId: number) => state.unreadIssueId === issueId,
  },
});

export const { historyFilterChosen, entrySaved, issueMarked } = slice.actions;
export const { selectChosenHistoryFilter, selectTimesAsked, selectSavedEntry, selectIsKeptUnread } =
  slice.selectors;
export const issueViewSlice = slice;
