import { sql } from 'kysely';

import type { Database } from '@/server/database/schema';

/**
 * Takes the next number of the one global sequence (protocol 4.1). Must run in the transaction of the change: the
 * updated row stays locked until it ends, so stamps become visible in the order of their numbers, and none is lost when
 * a change is rolled back. A client that asks for changes after a stamp would otherwise miss slow writers.
 */
export async function nextStamp(db: Database): Promise<number> {
  const { value } = await db
    .updateTable('counters')
    .set({ value: sql<number>`value + 1` })
    .where('name', '=', 'stamp')
    .returning('value')
    .executeTakeFirstOrThrow();
  return value;
}
