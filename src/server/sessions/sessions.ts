import type { Database } from '@/server/database/schema';

import { hashToken, randomId, randomText } from './randomTokens';

/** Length of the session cookie's value (api 1.6). */
const tokenLength = 32;

/** A session is marked as used at most this often (seconds), to spare a write per request. */
const touchInterval = 30;

export interface Session {
  userId: number;
  csrfToken: string;
}

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

/** The session of a cookie, or null when it is unknown or was not used for `lifetime` seconds. Prolongs it. */
export async function readSession(
  db: Database,
  token: string,
  { now, lifetime }: { now: number; lifetime: number },
): Promise<Session | null> {
  const tokenHash = hashToken(token);
  const session = await db
    .selectFrom('sessions')
    .select(['userId', 'csrfToken', 'usedAt'])
    .where('tokenHash', '=', tokenHash)
    .where('usedAt', '>', now - lifetime)
    .executeTakeFirst();
  if (session === undefined) return null;
  if (session.usedAt <= now - touchInterval) {
    await db
      .updateTable('sessions')
      .set({ usedAt: now })
      .where('tokenHash', '=', tokenHash)
      .execute();
  }
  return { userId: session.userId, csrfToken: session.csrfToken };
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
