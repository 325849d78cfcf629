import { setTimeout as pause } from 'node:timers/promises';

import { sql } from 'kysely';

import type { Database } from './schema';

/** Numbers that nobody else locks in this database. */
const lockNumbers = { install: 7_310_291, migrate: 7_310_292 } as const;

const pauseMs = 100;

/**
 * Does what only one of several processes may do at a time, as they start. The lock belongs to a transaction of `holder`,
 * so that it works through a pooler, and ends with its process. Whoever waits asks again and again, each time in a
 * transaction of its own: an index that is being built waits for all transactions that had a statement under way, so a
 * transaction that stayed open until the lock is free would wait for that index, and it for the transaction. Without a
 * holder there is only one process.
 */
export async function withStartLock<Result>(
  holder: Database | undefined,
  purpose: keyof typeof lockNumbers,
  run: () => Promise<Result>,
): Promise<Result> {
  if (holder === undefined) return run();
  for (;;) {
    const attempt = await holder.transaction().execute(async (transaction) => {
      if (!(await tryLock(transaction, lockNumbers[purpose]))) return undefined;
      await sql`select set_config('idle_in_transaction_session_timeout', '0', true)`.execute(
        transaction,
      );
      return { result: await run() };
    });
    if (attempt !== undefined) return attempt.result;
    await pause(pauseMs);
  }
}

async function tryLock(transaction: Database, number: number): Promise<boolean> {
  const { rows } = await sql<{ isLocked: boolean }>`
    select pg_try_advisory_xact_lock(${sql.lit(number)}) as is_locked
  `.execute(transaction);
  return rows[0]?.isLocked === true;
}
