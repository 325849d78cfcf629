import { setTimeout as pause } from 'node:timers/promises';

import { errorCode } from '@/server/core/errorCode';

import type { Database } from './schema';

const maxAttempts = 5;
/** Milliseconds before the second attempt, at most; before each further one twice as many. */
const firstPause = 20;

/** Serialization failures and deadlocks (PostgreSQL, appendix A): the database has undone everything. */
const collisions: readonly unknown[] = ['40001', '40P01'];

/**
 * Does something again that was given up because of what others did at the same time, a few times. The pauses differ by
 * chance, so that those who have met once do not meet again.
 */
async function retryCollisions<Result>(perform: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await perform();
    } catch (error) {
      if (attempt === maxAttempts || !collisions.includes(errorCode(error))) throw error;
      await pause(Math.random() * firstPause * 2 ** (attempt - 1));
    }
  }
}

/** A transaction that is repeated as a whole after a collision: `save` must do nothing that cannot be done twice. */
export function saveAsOne<Result>(
  db: Database,
  save: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  return retryCollisions(() => db.transaction().execute(save));
}
