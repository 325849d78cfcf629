/**
 * The address as state. The browser's hash is an input and an output of this slice, never a second truth:
 * a jump in Redux DevTools changes `path`, and the address follows without an event (see store/addressSync).
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { matchList } from '@/routing/paths/lists';
import { issuePaths } from '@/routing/paths/issues';

/** How the address changed: at the start, by a command, in place of the current entry, or by the browser. */
export type NavigationKind = 'start' | 'push' | 'replace' | 'pop';

export interface NavigationState {
  /** The raw hash path (screens 2.1). */
  path: string;
  /** The list route behind the windows; null until one was visited, then closing a window goes Home. */
  mainPath: string | null;
  /** The issue opened last: its row is marked in the list. */
  lastIssueId: number | null;
}

const initialState: NavigationState = { path: '', mainPath: null, lastIssueId: null };

const slice = createSlice({
  name: 'navigation',
  initialState,
  reducers: {
    locationChanged: (
      state,
      { payload }: PayloadAction<{ path: string; kind: NavigationKind }>,
    ) => {
      state.path = payload.path;
      const issueId =
        issuePaths.issueDetails.match(payload.path)?.issueId ??
        issuePaths.issueItem.match(payload.path)?.issueId;
      if (issueId !== undefined) state.lastIssueId = issueId;
      if (matchList(payload.path)) state.mainPath = payload.path;
    },
    /** Asks for everything on screen again, after an error; changes nothing itself, the loader reacts to it. */
    screenRetried: () => undefined,
  },
  selectors: {
    selectPath: (state) => state.path,
    selectMainPath: (state) => state.mainPath,
    selectLastIssueId: (state) => state.lastIssueId,
  },
});

export const { locationChanged, screenRetried } = slice.actions;
export const { selectPath, selectMainPath, selectLastIssueId } = slice.selectors;
export const navigationSlice = slice;
