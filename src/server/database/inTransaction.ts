import { beginSaving } from '@/server/core/currentWork';

import { saveAsOne } from './retryCollisions';
import type { Database } from './schema';

/**
 * Saves as one, for calls whose slow part must not hold a transaction, such as hashing a password. They are no calls
 * that `saves`: they do that part first. Like `saveAsOne`, it may run more than once.
 */
export function inTransaction<Context extends { db: Database }, Result>(
  context: Context,
  save: (context: Context) => Promise<Result>,
): Promise<Result> {
  return saveAsOne(context.db, async (db) => {
    beginSaving();
    return save({ ...context, db });
  });
}
