import { setTimeout as pause } from 'node:timers/promises';

import { sql } from 'kysely';

import type { Database } from './schema';

/** Numbers that nobody else locks in this database. */
const lockNumbers = { install: 7_310_291, migrate: 7_310_292 } as const;

const pauseMs = 100;

/**
 * Does what only one of several processes may do at a time, as they start. The lock belongs to a transaction of `holder`,
 * so that it works through a pooler, and ends with its process. Whoever waits asks again and again: a statement that waits
 * would hold up an index that is being built. Without a holder there is only one process.
 */
export async function withStartLock<Result>(
  holder: Database | undefined,
  purpose: keyof typeof lockNumbers,
  run: () => Promise<Result>,
): Promise<Result> {
  if (holder === undefined) return run();
  return holder.transaction().execute(async (transaction) => {
    await sql`select set_config('idle_in_transaction_session_timeout', '0', true)`.execute(
      transaction,
    );
    while (!(await tryLock(transaction, lockNumbers[purpose]))) await pause(pauseMs);
    return run();
  });
}

async function tryLock(transaction: Database, number: number): Promise<boolean> {
  const { rows } = await sql<{ isLocked: boolean }>`
    select pg_try_advisory_xact_lock(${sql.lit(number)}) as is_locked
  `.execute(transaction);
  return rows[0]?.isLocked === true;
}
