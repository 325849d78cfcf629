/**
 * The address as state. The browser's hash is an input and an output of this slice, never a second truth:
 * a jump in Redux DevTools changes `path`, and the address follows without an event (see windows/addressSync).
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { matchList } from '@/routing/paths/matchList';
import { withoutSort } from '@/routing/paths/listUrls';
import { matchIssue } from '@/routing/paths/issues';

/** How the address changed: at the start, by a command, in place of the current entry, or by the browser. */
export type NavigationKind = 'start' | 'push' | 'replace' | 'pop';

export interface NavigationState {
  /** The raw hash path. */
  path: string;
  /** The list route behind the windows; null until one was visited, then closing a window goes Home. */
  mainPath: string | null;
  /** The issue opened last: its row is marked in the list. */
  lastIssueId: number | null;
  /** The issue come to since the list: it stands in the pane where there is one, under windows too. */
  paneIssueId: number | null;
  /** The issue that is shown on the whole page instead, for once; until one goes to another, or to a list. */
  wholeIssueId: number | null;
  /** When the address came to be `path`, in ms since 1970: what is edited there must not be older. */
  openedAt: number;
  /** When one came to the list last, or asked to have it again; in ms since 1970. */
  listedAt: number;
  /** How often everything was asked for again. */
  retries: number;
}

const initialState: NavigationState = {
  path: '',
  mainPath: null,
  lastIssueId: null,
  paneIssueId: null,
  wholeIssueId: null,
  openedAt: 0,
  listedAt: 0,
  retries: 0,
};

const slice = createSlice({
  name: 'navigation',
  initialState,
  reducers: {
    locationChanged: {
      prepare: (payload: { path: string; kind: NavigationKind }) => ({
        payload: { ...payload, at: Date.now() },
      }),
      reducer: (
        state,
        { payload }: PayloadAction<{ path: string; kind: NavigationKind; at: number }>,
      ) => {
        // Another order of the list one is at is no other visit: nothing is asked or closed for it.
        const isSame = withoutSort(payload.path) === withoutSort(state.path);
        if (!isSame || payload.kind === 'start') state.openedAt = payload.at;
        state.path = payload.path;
        const opened = matchIssue(payload.path);
        if (opened) {
          state.lastIssueId = opened.issueId;
          state.paneIssueId = opened.issueId;
          if (opened.issueId !== state.wholeIssueId) state.wholeIssueId = null;
        }
        if (!matchList(payload.path)) return;
        state.paneIssueId = null;
        state.wholeIssueId = null;
        state.mainPath = payload.path;
        if (!isSame || payload.kind === 'start') state.listedAt = payload.at;
      },
    },
    /** Another order of the list beside the issue that is open: its address comes back with the list. */
    listReordered: (state, { payload }: PayloadAction<{ path: string }>) => {
      state.mainPath = payload.path;
    },
    /** On the whole page, or null for the pane again. */
    wholeShown: (state, { payload }: PayloadAction<number | null>) => {
      state.wholeIssueId = payload;
    },
    /** The reload button of the list. */
    reloadRequested: {
      prepare: () => ({ payload: { at: Date.now() } }),
      reducer: (state, { payload }: PayloadAction<{ at: number }>) => {
        state.listedAt = payload.at;
      },
    },
    /** Asks for everything on screen again, after an error. */
    screenRetried: (state) => {
      state.retries += 1;
    },
  },
  selectors: {
    selectPath: (state) => state.path,
    selectMainPath: (state) => state.mainPath,
    selectLastIssueId: (state) => state.lastIssueId,
    selectLastPaneIssueId: (state) => state.paneIssueId,
    selectWholeIssueId: (state) => state.wholeIssueId,
    selectOpenedAt: (state) => state.openedAt,
    selectListedAt: (state) => state.listedAt,
    selectRetries: (state) => state.retries,
  },
});

export const { listReordered, locationChanged, reloadRequested, screenRetried, wholeShown } =
  slice.actions;
export const {
  selectPath,
  selectMainPath,
  selectLastIssueId,
  selectLastPaneIssueId,
  selectWholeIssueId,
  selectOpenedAt,
  selectListedAt,
  selectRetries,
} = slice.selectors;
export const navigationSlice = slice;
