import type { Caller } from '@/server/core/caller';

import { isAdministrator } from './system';

/** Nobody takes one's own access away, so that somebody always has it. */
export function mayChangeAccess({ userId }: Caller, changedId: number): boolean {
  return userId !== changedId;
}

/** One's own password is changed with the present one, by another call. */
export function maySetPassword({ userId }: Caller, changedId: number): boolean {
  return userId !== changedId;
}

/** Members of a project: administrators of the project change all but their own. */
export function mayChangeMembership(caller: Caller, memberId: number): boolean {
  return caller.userId !== memberId || isAdministrator(caller);
}
