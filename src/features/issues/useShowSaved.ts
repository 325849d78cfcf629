import { useCallback } from 'react';
import { entrySaved, type SavedEntry } from '@/screen/issueView';
import { useAppDispatch } from '@/store/hooks';

/** Lets the window of the issue open at what was saved, and say so. To be called before the form leads back there. */
export function useShowSaved(
  issueId: number,
): (what: SavedEntry['what'], itemId: number | null) => void {
  const dispatch = useAppDispatch();
  return useCallback(
    (what, itemId) => {
      dispatch(entrySaved({ issueId, itemId, what }));
    },
    [dispatch, issueId],
  );
}
