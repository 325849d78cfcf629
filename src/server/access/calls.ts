import type { Caller } from '@/server/core/caller';

import { isAdministrator } from './system';

/**
 * Who may call (protocol 0): anybody without any check; visitors when anonymous access is on; users; system
 * administrators. Rights in projects and ownership are checked by the call itself.
 */
export type Audience = 'public' | 'visitor' | 'user' | 'administrator';

/** Whether a user whose session is good belongs to those who may call. */
export function mayCall(caller: Caller, who: Audience): boolean {
  return who !== 'administrator' || isAdministrator(caller);
}
