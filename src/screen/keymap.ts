/** Which keys the commands have, as far as it was changed, and whether the sheet that shows them is open. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What somebody has changed of the keys. */
export interface Keymap {
  isOn: boolean;
  /** By the slot of the command: another key than the one it comes with, or null for none. */
  changed: Readonly<Record<string, string | null>>;
}

interface KeymapState extends Keymap {
  isSheetOpen: boolean;
}

const initialState: KeymapState = { isOn: true, changed: {}, isSheetOpen: false };

const slice = createSlice({
  name: 'keymap',
  initialState,
  reducers: {
    keymapChanged: (state, { payload }: PayloadAction<Keymap>) => ({ ...state, ...payload }),
    sheetShown: (state, { payload }: PayloadAction<boolean>) => {
      state.isSheetOpen = payload;
    },
  },
  selectors: {
    selectKeymap: (state): Keymap => state,
    selectIsSheetOpen: (state) => state.isSheetOpen,
  },
});

export const { keymapChanged, sheetShown } = slice.actions;
export const { selectKeymap, selectIsSheetOpen } = slice.selectors;
export const keymapSlice = slice;
