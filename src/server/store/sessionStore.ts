import { CompiledQuery, sql } from 'kysely';

import type { Caller } from '@/server/core/caller';
import type { Database } from '@/server/database/schema';
import { lastSeconds } from '@/server/rules/timeSpan';
import { hashToken, randomId, randomText } from '@/server/secrets/randomTokens';

/** Length of the session cookie's value. */
const tokenLength = 32;

/** A session is marked as used at most this often (seconds), to spare a write per request. */
const touchInterval = 30;

/** Starts a session. The token is the value of the cookie. */
export async function createSession(
  db: Database,
  {
    userId,
    host,
    now,
    maxSessions,
  }: { userId: number; host: string; now: number; maxSessions: number },
): Promise<{ token: string; csrfToken: string }> {
  const token = randomText(tokenLength);
  const csrfToken = randomId();
  // Before the new one, which would seem the oldest after the clock was set back.
  await endOldestSessions(db, userId, maxSessions);
  await db
    .insertInto('sessions')
    .values({ tokenHash: hashToken(token), userId, csrfToken, host, createdAt: now, usedAt: now })
    .execute();
  return { token, csrfToken };
}

/** What was not used for longest ends, until there is room for one more. */
async function endOldestSessions(db: Database, userId: number, maxSessions: number): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('tokenHash', 'in', (eb) =>
      eb
        .selectFrom('sessions')
        .select('tokenHash')
        .where('userId', '=', userId)
        .orderBy('usedAt', 'desc')
        .orderBy('createdAt', 'desc')
        .offset(maxSessions - 1),
    )
    .execute();
}

/** A session with its user; it may have expired. */
export interface StoredSession extends Caller {
  csrfToken: string;
  createdAt: number;
  usedAt: number;
  /** Null until it has written. */
  writtenLsn: number | null;
  mustChangePassword: boolean;
  /** See `DefinitionMemory`. */
  definitionVersion: number;
}

/** As a text: every request asks it, and putting it together would take longer than asking. */
const sessionOfToken = `
  select
    s.csrf_token, s.created_at, s.used_at, s.user_id, s.written_lsn,
    u.name, u.login, u.access, u.email, u.language, u.history_filter, u.must_change_password,
    coalesce((select changes from definition_changes), 0) as definition_version
  from sessions s join users u on u.id = s.user_id
  where s.token_hash = $1
`;

/** The session of a cookie with its user, also when it has expired. Undefined for an unknown cookie. */
export async function findSession(db: Database, token: string): Promise<StoredSession | undefined> {
  const { rows } = await db.executeQuery<StoredSession>(
    CompiledQuery.raw(sessionOfToken, [hashToken(token)]),
  );
  return rows[0];
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

/**
 * Notes that a session has written something: it must not read at a standby that has not come so far, whichever process
 * answers it. After the commit, on a PostgreSQL server.
 */
export async function noteWritten(db: Database, token: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ writtenLsn: sql<number>`(pg_current_wal_insert_lsn() - '0/0')::int8` })
    .where('tokenHash', '=', hashToken(token))
    .execute();
}

export async function endSession(db: Database, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('tokenHash', '=', hashToken(token)).execute();
}

/** Ends the sessions of a user, on every process; `keptToken` names the one that goes on. */
export async function endSessionsOf(
  db: Database,
  userId: number,
  keptToken: string | null = null,
): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .$if(keptToken !== null, (query) => query.where('tokenHash', '<>', hashToken(keptToken ?? '')))
    .execute();
}

/** Whatever has outlived its total lifetime is not used any more, so it goes with those that are not used. */
export async function deleteExpiredSessions(
  db: Database,
  { now, lifetime }: { now: number; lifetime: number },
): Promise<void> {
  const { after, until } = lastSeconds(lifetime, now);
  await db
    .deleteFrom('sessions')
    .where(({ or, eb }) => or([eb('usedAt', '<=', after), eb('usedAt', '>', until)]))
    .execute();
}
