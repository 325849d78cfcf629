import { Access } from '@/protocol/access';

import { isWithin, lastSeconds } from '@/server/rules/timeSpan';
import type { StoredSession } from '@/server/store/sessionStore';

/** How long sessions live, in seconds. */
export interface SessionLimits {
  now: number;
  /** After the last request. */
  lifetime: number;
  /** After the login, however much it is used. */
  totalLifetime: number;
}

/** Whether a session still stands for its user, who may have been disabled meanwhile. */
export function isLiving(
  { createdAt, usedAt, access, mustChangePassword }: StoredSession,
  { now, lifetime, totalLifetime }: SessionLimits,
): boolean {
  return (
    access !== Access.none &&
    !mustChangePassword &&
    isWithin(usedAt, lastSeconds(lifetime, now)) &&
    isWithin(createdAt, lastSeconds(totalLifetime, now))
  );
}
