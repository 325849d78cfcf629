import { sql } from 'kysely';

import type { Database } from './schema';

/** What a PostgreSQL server may spend on one statement. */
interface Offer {
  /** Processes of the server besides the one of the connection. */
  helpers: number;
  /** Nobody else of this process asks the database for anything. */
  isIdle: () => boolean;
  isTaken: boolean;
}

const offers = new WeakMap<Database, Offer>();

/** Lets a statement at a time have the help of others, where that takes processors from nobody this process knows of. */
export function offerHelpers(db: Database, { helpers, isIdle }: Omit<Offer, 'isTaken'>): void {
  if (helpers > 0) offers.set(db, { helpers, isIdle, isTaken: false });
}

/**
 * Reads by a statement that looks at so much that it is worth the 4 ms which a process takes to start. Others may help with it
 * while the database has nothing else to do for this process; else, and where there is no offer, it is asked as usual.
 */
export async function withHelpers<Result>(
  db: Database,
  read: (connection: Database) => Promise<Result>,
): Promise<Result> {
  const offer = offers.get(db);
  if (offer === undefined || offer.isTaken || !offer.isIdle()) return read(db);
  offer.isTaken = true;
  try {
    return await db.transaction().execute(async (transaction) => {
      await planFor(transaction, offer.helpers);
      return read(transaction);
    });
  } catch (error) {
    if (!isShortage(error)) throw error;
    return await read(db);
  } finally {
    offer.isTaken = false;
  }
}

/**
 * A list of many folders counts as one small index for each, and handing over what matches for a fifth of what is usually
 * reckoned. Merging waits for the first match of every helper, and meanwhile they do all the work.
 */
function planFor(transaction: Database, helpers: number): Promise<unknown> {
  return sql`
    select set_config('max_parallel_workers_per_gather', ${String(helpers)}, true),
      set_config('min_parallel_index_scan_size', '0', true),
      set_config('parallel_tuple_cost', '0.02', true),
      set_config('enable_gathermerge', 'off', true)
  `.execute(transaction);
}

/** Helpers talk through memory that they share, of which a container may have too little. */
function isShortage(error: unknown): boolean {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === '53100' || code === '53200';
}
