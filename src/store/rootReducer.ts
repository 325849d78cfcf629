import { combineReducers } from '@reduxjs/toolkit';
import { baseApi } from '@/api/baseApi';
import { entityReducers } from '@/entities/entityReducers';
import { eventLogSlice } from '@/screen/eventLog';
import { issueListSlice } from '@/screen/issueList';
import { issueViewSlice } from '@/screen/issueView';
import { languageSlice } from '@/screen/language';
import { navigationSlice } from '@/screen/navigation';

/** Everything that decides what is on screen; docs/architecture.md says what each part holds. */
export const rootReducer = combineReducers({
  [baseApi.reducerPath]: baseApi.reducer,
  [eventLogSlice.name]: eventLogSlice.reducer,
  [issueListSlice.name]: issueListSlice.reducer,
  [issueViewSlice.name]: issueViewSlice.reducer,
  [languageSlice.name]: languageSlice.reducer,
  [navigationSlice.name]: navigationSlice.reducer,
  ...entityReducers,
});

/** The whole state; plain serializable data. */
export type RootState = ReturnType<typeof rootReducer>;
