/** How one reads on this device: beside the list, below it or in a window over it (decision 036). */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { fieldsOf } from '@/lib/fieldsOf';

/** Where the pane stands. */
export type PaneSide = 'end' | 'below';

export interface WorkspaceState {
  reading: 'pane' | 'window';
  /** Also while one reads in windows: where the pane stands when it comes back. */
  side: PaneSide;
  /** In px; null until one was chosen. */
  sizes: Record<PaneSide, number | null>;
  /** Whether a list is shown page by page, or all of it at once (decision 040). */
  lists: 'pages' | 'whole';
  /**
   * What was chosen of the columns of lists (`lib/issueList/arrangedColumns`), by `columnsKey`: texts, as far as an
   * earlier visit left them so.
   */
  columns: Readonly<Record<string, unknown>>;
  /** Whether the times of an issue say how long ago something was. */
  hasRelativeTimes: boolean;
  /** Whether the code for the check boxes of rows has come, and for what else each list has besides its first picture. */
  hasTicks: boolean;
  /** Whether the code for whole lists has come. */
  hasWholeLists: boolean;
  /** Whether the screen has room for a pane. */
  isWide: boolean;
}

const initialState: WorkspaceState = {
  reading: 'pane',
  side: 'end',
  sizes: { end: null, below: null },
  lists: 'pages',
  columns: {},
  hasRelativeTimes: false,
  hasTicks: false,
  hasWholeLists: false,
  isWide: false,
};

const slice = createSlice({
  name: 'workspace',
  initialState,
  reducers: {
    placeChosen: (state, { payload }: PayloadAction<PaneSide | 'window'>) => {
      if (payload === 'window') {
        state.reading = payload;
        return;
      }
      state.reading = 'pane';
      state.side = payload;
    },
    /** Of the side where the pane stands; null goes back to the size it has by itself. */
    paneResized: (state, { payload }: PayloadAction<number | null>) => {
      state.sizes[state.side] = payload;
    },
    listsChosen: (state, { payload }: PayloadAction<WorkspaceState['lists']>) => {
      state.lists = payload;
    },
    /** What nothing else follows from: the width of the screen, code that has come, how times are told, and columns. */
    workspaceNoted: (
      state,
      {
        payload,
      }: PayloadAction<
        Partial<
          Pick<
            WorkspaceState,
            'isWide' | 'hasTicks' | 'hasWholeLists' | 'hasRelativeTimes' | 'columns'
          >
        >
      >,
    ) => {
      Object.assign(state, payload);
    },
  },
  selectors: {
    selectUsesPane: ({ reading, isWide }) => isWide && reading === 'pane',
    selectIsWide: (state) => state.isWide,
    selectLists: (state) => state.lists,
    selectHasTicks: (state) => state.hasTicks,
    selectHasWholeLists: (state) => state.hasWholeLists,
    selectPaneSide: (state) => state.side,
    selectPaneSize: ({ sizes, side }) => sizes[side],
  },
});

/** The first state, from what an earlier visit has left: anything may stand there. */
export function seedWorkspace(stored: unknown, isWide: boolean): { workspace: WorkspaceState } {
  const { reading, side, sizes, lists, columns, hasRelativeTimes } = fieldsOf(stored);
  const { end, below } = fieldsOf(sizes);
  return {
    workspace: {
      reading: reading === 'window' ? 'window' : 'pane',
      side: side === 'below' ? 'below' : 'end',
      sizes: { end: readSize(end), below: readSize(below) },
      lists: lists === 'whole' ? 'whole' : 'pages',
      columns: fieldsOf(columns),
      hasRelativeTimes: hasRelativeTimes === true,
      hasTicks: false,
      hasWholeLists: false,
      isWide,
    },
  };
}

function readSize(value: unknown): number | null {
  return typeof value === 'number' && value > 0 ? value : null;
}

export const { placeChosen, paneResized, listsChosen, workspaceNoted } = slice.actions;
export const {
  selectUsesPane,
  selectIsWide,
  selectLists,
  selectHasTicks,
  selectHasWholeLists,
  selectPaneSide,
  selectPaneSize,
} = slice.selectors;
export const workspaceSlice = slice;
