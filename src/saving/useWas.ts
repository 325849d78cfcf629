import { useCallback } from 'react';
import type { RootState } from '@/store/rootReducer';
import { useAppSelector } from '@/store/hooks';

/** Whether the server refuses a save of what somebody has changed since that save was begun (protocol 10.7). */
export function selectComparesSaves({ session }: RootState): boolean {
  return session.comparesSaves === true;
}

/** As `useWas`, where there is no component. */
export function wasIn<Was>(state: RootState, was: Was): { was?: Was } {
  return selectComparesSaves(state) ? { was } : {};
}

/**
 * The part of a payload that says what its save began with, for a server that compares; nothing for any other.
 *
 * @example editComment({ commentId, ...values, ...was(before.current) })
 */
export function useWas(): <Was>(was: Was) => { was?: Was } {
  const isCompared = useAppSelector(selectComparesSaves);
  return useCallback((was) => (isCompared ? { was } : {}), [isCompared]);
}
