import { selectIsSystemAdministrator, selectUserId } from '@/entities/session';
import type { RootState } from '@/store/rootReducer';

/** Whether a membership is the user's own, which they may not change unless they administer the system. */
export function selectIsOwnMembership(state: RootState, userId: number): boolean {
  return selectUserId(state) === userId && !selectIsSystemAdministrator(state);
}
