import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ApiContext } from '@/api/apiContext';
import type { RootState } from './rootReducer';

/** Accepts actions and thunks with the API's context. */
export type AppDispatch = ThunkDispatch<RootState, ApiContext, UnknownAction>;
