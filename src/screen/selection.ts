/** Where the keyboard stands in the list, and which of its issues are chosen to do something with all of them. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { matchIssue } from '@/routing/paths/issues';
import { matchList } from '@/routing/paths/matchList';
import { withoutSort } from '@/routing/paths/listUrls';
import { splitShape } from '@/routing/paths/listShape';
import { historyFilterChosen, issueMarked } from './issueView';
import { locationChanged } from './navigation';
import { placeChosen } from './workspace';

export interface SelectionState {
  /** The issue of the row where the keyboard stands; null until it was in the list. */
  cursor: number | null;
  /** Where a range begins: the row that was chosen or opened last. */
  anchor: number | null;
  /** In the order they were chosen. */
  selectedIds: readonly number[];
  /** The issue of the cursor was come by, not opened: it is looked at, and not read yet (decision 036). */
  isGlancing: boolean;
  /** The issue whose row a pointer came to rest on last; null for none. */
  aimed: number | null;
  /** What is chosen, is chosen in this list, whatever its order. */
  listPath: string | null;
}

const initialState: SelectionState = {
  cursor: null,
  anchor: null,
  selectedIds: [],
  isGlancing: false,
  aimed: null,
  listPath: null,
};

const slice = createSlice({
  name: 'selection',
  initialState,
  reducers: {
    cursorMoved: (state, { payload }: PayloadAction<{ issueId: number }>) => {
      if (state.cursor === payload.issueId) return;
      state.cursor = payload.issueId;
      state.isGlancing = true;
    },
    rowAimed: (state, { payload }: PayloadAction<{ issueId: number }>) => {
      state.aimed = payload.issueId;
    },
    /** It was looked at for long enough. */
    glanceEnded: endGlance,
    rowToggled: (state, { payload: { issueId } }: PayloadAction<{ issueId: number }>) => {
      const others = state.selectedIds.filter((id) => id !== issueId);
      const isSelected = others.length < state.selectedIds.length;
      state.selectedIds = isSelected ? others : [...others, issueId];
      state.anchor = issueId;
    },
    /** Rows that follow one another, from the anchor on. */
    rangeSelected: (state, { payload }: PayloadAction<{ issueIds: readonly number[] }>) => {
      state.selectedIds = [...payload.issueIds];
      state.anchor = payload.issueIds[0] ?? null;
    },
    selectionCleared: (state) => {
      state.selectedIds = [];
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(locationChanged, (state, { payload }) => {
        const { kind } = payload;
        const path = withoutSort(payload.path);
        if (path !== state.listPath && matchList(path)) {
          const isSameList = withoutLayout(path) === withoutLayout(state.listPath ?? '');
          return isSameList ? { ...state, listPath: path } : { ...initialState, listPath: path };
        }
        const opened = matchIssue(path);
        // What follows the cursor replaces the address by that of its issue: that opens nothing by hand.
        const isFollowed = kind === 'replace' && opened?.issueId === state.cursor;
        if (!isFollowed) state.isGlancing = false;
        if (opened && !isFollowed) {
          state.cursor = opened.issueId;
          state.anchor = opened.issueId;
        }
        return state;
      })
      .addCase(placeChosen, endGlance)
      .addCase(issueMarked, endGlance)
      .addCase(historyFilterChosen, endGlance);
  },
  selectors: {
    selectCursor: (state) => state.cursor,
    selectAnchor: (state) => state.anchor,
    selectSelectedIds: (state) => state.selectedIds,
    selectIsGlancing: (state) => state.isGlancing,
    selectAimedId: (state) => state.aimed,
    selectSelectionPath: (state) => state.listPath,
  },
});

/** The same issues, however they are looked at. */
function withoutLayout(path: string): string {
  const [list = '', shape = ''] = path.split('?');
  return `${list}?${splitShape(shape).where}`;
}

function endGlance(state: SelectionState) {
  state.isGlancing = false;
}

export const { cursorMoved, rowAimed, glanceEnded, rowToggled, rangeSelected, selectionCleared } =
  slice.actions;
export const {
  selectCursor,
  selectAnchor,
  selectSelectedIds,
  selectIsGlancing,
  selectAimedId,
  selectSelectionPath,
} = slice.selectors;
export const selectionSlice = slice;
