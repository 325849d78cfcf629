import { sql } from 'kysely';

import { currentWork, runWork } from '@/server/core/currentWork';
import type { QueueLimits } from '@/server/core/turns';

import type { Database } from './schema';

/** Connections of a process to a PostgreSQL server, and the queues of those who find none free. */
export interface PoolSizes extends QueueLimits {
  reads: number;
  /** Apart, so that whoever saves waits for those who save and nobody who reads has to. */
  saves: number;
  /** Processes of the server that may help with one search while nothing else is asked of it; 0 = none. */
  helpers: number;
}

/**
 * The usual sizes, for servers of two to sixteen cores. Saves come one after the other through the row of numbers, however many
 * cores there are: one is on its way to the disk, the next waits for the row, and one is prepared. A fourth would make none
 * faster, and take its share of the database from those who read.
 */
export const usualPools: PoolSizes = {
  reads: 10,
  saves: 3,
  helpers: 1,
  maxWaiting: 1000,
  patience: 10_000,
};

/** How long a PostgreSQL server may be busy with one thing, in milliseconds; 0 = as long as it takes. */
export interface DatabaseLimits {
  statement: number;
  /** Waiting for what others have locked. */
  lock: number;
  /** A transaction that nothing is asked of, and that keeps others waiting. */
  idleTransaction: number;
}

/** The usual limits: nobody waits at a screen for longer, and no statement of ours comes near. */
export const usualLimits: DatabaseLimits = {
  statement: 30_000,
  lock: 10_000,
  idleTransaction: 60_000,
};

const pooled = new WeakSet<Database>();

/** Behind a pooler sessions have the limits of their role, and changing them would change those of others. */
export function leaveLimits(db: Database): void {
  pooled.add(db);
}

/** Works on one connection without limits: for what nobody waits for at a screen, such as migrations. */
export function withoutLimits<Result>(
  db: Database,
  run: (connection: Database) => Promise<Result>,
): Promise<Result> {
  return runWork({ ...currentWork(), hasNoLimits: true }, () =>
    pooled.has(db) ? run(db) : lift(db, run),
  );
}

function lift<Result>(
  db: Database,
  run: (connection: Database) => Promise<Result>,
): Promise<Result> {
  return db.connection().execute(async (connection) => {
    await sql`
      select set_config('statement_timeout', '0', false), set_config('lock_timeout', '0', false),
        set_config('idle_in_transaction_session_timeout', '0', false)
    `.execute(connection);
    try {
      return await run(connection);
    } finally {
      await sql`reset statement_timeout`.execute(connection);
      await sql`reset lock_timeout`.execute(connection);
      await sql`reset idle_in_transaction_session_timeout`.execute(connection);
    }
  });
}
