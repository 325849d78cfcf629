import { Access } from '@/protocol/access';

import type { Caller } from '@/server/core/caller';

/** Whether somebody administers the system, and with it every project. */
export function isAdministrator({ access }: Pick<Caller, 'access'>): boolean {
  return access === Access.administrator;
}
