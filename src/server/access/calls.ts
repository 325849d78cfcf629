import type { Audience } from '@/protocol/operation';

import type { Caller } from '@/server/core/caller';

import { isAdministrator } from './system';

/** Whether a user whose session is good belongs to those who may call. */
export function mayCall(caller: Caller, who: Audience): boolean {
  return who !== 'administrator' || isAdministrator(caller);
}
