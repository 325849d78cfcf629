/** The language of the interface, once it was changed while the client runs. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface LanguageState {
  /** As the server names it, such as `pt_BR`; null = the one the page was opened with. */
  chosenLocale: string | null;
}

const initialState: LanguageState = { chosenLocale: null };

const slice = createSlice({
  name: 'language',
  initialState,
  reducers: {
    languageChosen: (state, { payload }: PayloadAction<string>) => {
      state.chosenLocale = payload;
    },
  },
  selectors: {
    selectChosenLocale: (state) => state.chosenLocale,
  },
});

export const { languageChosen } = slice.actions;
export const { selectChosenLocale } = slice.selectors;
export const languageSlice = slice;
