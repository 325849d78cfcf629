import type { Database } from '@/server/database/schema';

import { hashToken, randomId, randomText } from './randomTokens';

/** Length of the session cookie's value (api 1.6). */
const tokenLength = 32;

/** A session is marked as used at most this often (seconds), to spare a write per request. */
const touchInterval = 30;

/** Starts a session. The token is the value of the cookie. */
export async function createSession(
  db: Database,
  { userId, host, now }: { userId: number; host: string; now: number },
): Promise<{ token: string; csrfToken: string }> {
  const token = randomText(tokenLength);
  const csrfToken = randomId();
  await db
    .insertInto('sessions')
    .values({ tokenHash: hashToken(token), userId, csrfToken, host, createdAt: now, usedAt: now })
    .execute();
  return { token, csrfToken };
}

/** A session with its user; it may have expired. */
export type StoredSession = NonNullable<Awaited<ReturnType<typeof findSession>>>;

/** The session of a cookie with its user, also when it has expired. Undefined for an unknown cookie. */
export async function findSession(db: Database, token: string) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select([
      'sessions.csrfToken',
      'sessions.usedAt',
      'sessions.userId',
      'users.name',
      'users.login',
      'users.access',
      'users.email',
      'users.language',
      'users.historyFilter',
    ])
    .where('sessions.tokenHash', '=', hashToken(token))
    .executeTakeFirst();
}

/** Prolongs a session that is being used. */
export async function touchSession(
  db: Database,
  { token, usedAt, now }: { token: string; usedAt: number; now: number },
): Promise<void> {
  if (usedAt > now - touchInterval) return;
  await db
    .updateTable('sessions')
    .set({ usedAt: now })
    .where('tokenHash', '=', hashToken(token))
    .execute();
}

export async function endSession(db: Database, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('tokenHash', '=', hashToken(token)).execute();
}

export async function deleteExpiredSessions(
  db: Database,
  { now, lifetime }: { now: number; lifetime: number },
): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('usedAt', '<=', now - lifetime)
    .execute();
}
