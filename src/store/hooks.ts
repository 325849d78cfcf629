import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch } from './appDispatch';
import type { RootState } from './rootReducer';

/** The store's dispatch, typed for thunks. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();

/** Reads the store, typed by the whole state. */
export const useAppSelector = useSelector.withTypes<RootState>();
