import { combineReducers } from '@reduxjs/toolkit';
import { baseApi } from '@/api/baseApi';
import { entityReducers } from '@/entities/entityReducers';
import { eventLogSlice } from '@/screen/eventLog';
import { issueListSlice } from '@/screen/issueList';
import { issueViewSlice } from '@/screen/issueView';
import { keymapSlice } from '@/screen/keymap';
import { languageSlice } from '@/screen/language';
import { navigationSlice } from '@/screen/navigation';
import { paletteSlice } from '@/screen/palette';
import { selectionSlice } from '@/screen/selection';
import { workspaceSlice } from '@/screen/workspace';

/** Everything that decides what is on screen; docs/architecture.md says what each part holds. */
export const rootReducer = combineReducers({
  [baseApi.reducerPath]: baseApi.reducer,
  [eventLogSlice.name]: eventLogSlice.reducer,
  [issueListSlice.name]: issueListSlice.reducer,
  [issueViewSlice.name]: issueViewSlice.reducer,
  [keymapSlice.name]: keymapSlice.reducer,
  [languageSlice.name]: languageSlice.reducer,
  [navigationSlice.name]: navigationSlice.reducer,
  [paletteSlice.name]: paletteSlice.reducer,
  [selectionSlice.name]: selectionSlice.reducer,
  [workspaceSlice.name]: workspaceSlice.reducer,
  ...entityReducers,
});

/** The whole state; plain serializable data. */
export type RootState = ReturnType<typeof rootReducer>;
