import type { Caller } from '@/server/core/caller';
import type { Database } from '@/server/database/schema';
import { findSession, type StoredSession, touchSession } from '@/server/store/sessionStore';

import { isLiving, type SessionLimits } from './sessionLife';

/** The person behind a request. `stale`: the cookie belongs to no living session and must be deleted (protocol 1.6). */
export type Visitor =
  { kind: 'anonymous' } | { kind: 'stale' } | { kind: 'user'; caller: Caller; csrfToken: string };

/** Finds out who sends a request, given its session cookie, and prolongs the session. */
export async function findVisitor(
  db: Database,
  token: string | null,
  limits: SessionLimits,
): Promise<Visitor> {
  if (token === null) return { kind: 'anonymous' };
  return admitSession(db, { token, session: await findSession(db, token) }, limits);
}

/** The same when the session of the cookie has been looked up already. */
export async function admitSession(
  db: Database,
  { token, session }: { token: string; session: StoredSession | undefined },
  limits: SessionLimits,
): Promise<Visitor> {
  if (session === undefined || !isLiving(session, limits)) return { kind: 'stale' };
  const {
    csrfToken,
    createdAt: _,
    mustChangePassword: __,
    writtenLsn: ___,
    definitionVersion: ____,
    usedAt,
    ...caller
  } = session;
  await touchSession(db, { token, usedAt, now: limits.now });
  return { kind: 'user', caller, csrfToken };
}
