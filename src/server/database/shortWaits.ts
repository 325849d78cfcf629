import { setTimeout as pause } from 'node:timers/promises';

import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';

import { errorCode } from '@/server/core/errorCode';

import type { Database } from './schema';

/**
 * Milliseconds that a step which needs a table for itself waits for it: whoever comes meanwhile, if only to read, queues
 * behind it.
 */
const maxWait = 2000;

/** Milliseconds before the next attempt, in which those who have queued are answered. */
const pauseMs = 3000;

/** Something was locked for too long (PostgreSQL, appendix A), or each had what the other one waited for. */
const lockedCodes: readonly unknown[] = ['55P03', '40P01'];

/** From here on a transaction waits for locks no longer than all its waits may last together. */
export async function limitWaits(transaction: QueryExecutorProvider): Promise<void> {
  await sql`
    select set_config('lock_timeout', greatest(
      ${maxWait}::int - (extract(epoch from clock_timestamp() - now()) * 1000)::int, 1
    )::text, true)
  `.execute(transaction);
}

/** The statements of a step, each of which may have to wait for another table. */
export async function runStatements(
  transaction: QueryExecutorProvider,
  statements: readonly RawBuilder<unknown>[],
): Promise<void> {
  for (const statement of statements) {
    await limitWaits(transaction);
    await statement.execute(transaction);
  }
}

/**
 * Attempts a step, which undoes itself when it has waited too long, until it succeeds. `onProgress` hears what is in the
 * way.
 */
export async function repeatWhileLocked<Result>(
  db: Database,
  attempt: () => Promise<Result>,
  onProgress: (what: string) => void,
): Promise<Result> {
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!lockedCodes.includes(errorCode(error))) throw error;
      onProgress(`waiting for ${await whoIsInTheWay(db)}`);
      await pause(pauseMs);
    }
  }
}

/** Of those who use tables the one that began first; what the others do is soon over. */
async function whoIsInTheWay(db: Database): Promise<string> {
  const { rows } = await sql<{ pid: number; application: string; seconds: number | null }>`
    select pid, application_name as application,
      extract(epoch from clock_timestamp() - xact_start)::int as seconds
    from pg_stat_activity activity
    where datname = current_database() and pid <> pg_backend_pid() and exists (
      select from pg_locks
      where pg_locks.pid = activity.pid and locktype = 'relation' and granted and relation >= 16384
    )
    order by xact_start nulls first limit 1
  `.execute(db);
  const [row] = rows;
  if (row === undefined) return 'somebody who has just gone';
  const name = row.application === '' ? '' : ` (${row.application})`;
  const since = row.seconds === null ? '' : `, which has used tables for ${String(row.seconds)} s`;
  return `the database's process ${String(row.pid)}${name}${since}`;
}
