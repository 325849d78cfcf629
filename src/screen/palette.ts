/** The command palette: whether it is open, what is typed in it and found for that. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** An issue that the server found. */
export interface FoundIssue {
  issueId: number;
  name: string;
}

interface PaletteState {
  isOpen: boolean;
  text: string;
  /** The entry that Enter chooses; null: the first. */
  activeKey: string | null;
  found: { text: string; issues: readonly FoundIssue[] };
  /** How often each entry was chosen. */
  uses: Readonly<Record<string, number>>;
}

const initialState: PaletteState = {
  isOpen: false,
  text: '',
  activeKey: null,
  found: { text: '', issues: [] },
  uses: {},
};

const slice = createSlice({
  name: 'palette',
  initialState,
  reducers: {
    /** It opens empty. */
    paletteShown: (state, { payload }: PayloadAction<boolean>) => ({
      ...initialState,
      uses: state.uses,
      isOpen: payload,
    }),
    /** What is typed, chosen with the arrows, found or counted. */
    paletteChanged: (state, { payload }: PayloadAction<Partial<Omit<PaletteState, 'isOpen'>>>) => ({
      ...state,
      ...payload,
    }),
  },
  selectors: {
    selectPalette: (state) => state,
    selectIsPaletteOpen: (state) => state.isOpen,
  },
});

export const { paletteShown, paletteChanged } = slice.actions;
export const { selectPalette, selectIsPaletteOpen } = slice.selectors;
export const paletteSlice = slice;
