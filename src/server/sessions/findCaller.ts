import type { Database } from '@/server/database/schema';
import type { Caller } from '@/server/http/callContext';

import { readSession } from './sessions';

/** The person behind a request. `stale`: the cookie belongs to no living session and must be deleted (api 1.6). */
export type Visitor =
  { kind: 'anonymous' } | { kind: 'stale' } | { kind: 'user'; caller: Caller; csrfToken: string };

/** The caller without a session. */
export const anonymousCaller: Caller = {
  userId: 0,
  name: '',
  login: '',
  access: 0,
  email: null,
  language: null,
  historyFilter: 1,
};

/** Finds out who sends a request, given its session cookie, and prolongs the session. */
export async function findVisitor(
  db: Database,
  token: string | null,
  times: { now: number; lifetime: number },
): Promise<Visitor> {
  if (token === null) return { kind: 'anonymous' };
  const session = await readSession(db, token, times);
  if (session === null) return { kind: 'stale' };
  const user = await db
    .selectFrom('users')
    .select(['id as userId', 'name', 'login', 'access', 'email', 'language', 'historyFilter'])
    .where('id', '=', session.userId)
    .executeTakeFirstOrThrow();
  return { kind: 'user', caller: user, csrfToken: session.csrfToken };
}
