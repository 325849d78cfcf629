import type { CallContext } from './callContext';

/**
 * Saves as one, for calls whose slow part must not hold a transaction, such as hashing a password. They are no calls
 * that `saves`: they do that part first.
 */
export function inTransaction<Result>(
  context: CallContext,
  save: (context: CallContext) => Promise<Result>,
): Promise<Result> {
  return context.db.transaction().execute((db) => save({ ...context, db }));
}
