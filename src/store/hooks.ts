import { useDispatch, useSelector, useStore } from 'react-redux';
import type { AppDispatch } from './appDispatch';
import type { RootState } from './rootReducer';
import type { AppStore } from './setupStore';

/** The store's dispatch, typed for thunks. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();

/** Reads the store, typed by the whole state. */
export const useAppSelector = useSelector.withTypes<RootState>();

/** The store itself, for what reads the state when something happens and draws nothing of it. */
export const useAppStore = useStore.withTypes<AppStore>();
