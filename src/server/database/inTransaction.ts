import type { Database } from './schema';

/**
 * Saves as one, for calls whose slow part must not hold a transaction, such as hashing a password. They are no calls
 * that `saves`: they do that part first.
 */
export function inTransaction<Context extends { db: Database }, Result>(
  context: Context,
  save: (context: Context) => Promise<Result>,
): Promise<Result> {
  return context.db.transaction().execute((db) => save({ ...context, db }));
}
