import { sql } from 'kysely';

import type { OpenDatabase } from '@/server/database/openDatabase';
import type { Database } from '@/server/database/schema';

import { openEmptyDatabase } from './emptyDatabase';

export interface RewindableDatabase extends OpenDatabase {
  /** From here on everything stays in one transaction that is never committed. */
  freeze(): Promise<void>;
  /** Does something after `freeze` and then undoes all it wrote. */
  tryOut<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** A migrated, empty database in memory in which calls can be tried without an effect on the next one. */
export async function openRewindableDatabase(): Promise<RewindableDatabase> {
  const { db: real, close, queues, watched } = await openEmptyDatabase();
  let frozen: Awaited<ReturnType<ReturnType<Database['startTransaction']>['execute']>> | undefined;

  /** What a transaction of the server is inside the frozen one. */
  const transaction = () => ({
    async execute<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
      const outer = frozen ?? real;
      await sql`savepoint call`.execute(outer);
      try {
        return await work(outer);
      } catch (error) {
        await sql`rollback to savepoint call`.execute(outer);
        throw error;
      } finally {
        await sql`release savepoint call`.execute(outer);
      }
    },
  });

  const db = new Proxy(real, {
    get(target, key) {
      if (frozen !== undefined && key === 'transaction') return transaction;
      const owner = frozen ?? target;
      const value: unknown = Reflect.get(owner, key, owner);
      return typeof value === 'function' ? (value.bind(owner) as unknown) : value;
    },
  });

  return {
    db,
    queues,
    watched,
    async close() {
      await frozen?.rollback().execute();
      await close();
    },
    async freeze() {
      frozen = await real.startTransaction().execute();
    },
    async tryOut(work) {
      const outer = frozen ?? real;
      await sql`savepoint trial`.execute(outer);
      try {
        return await work();
      } finally {
        await sql`rollback to savepoint trial`.execute(outer);
        // So that a trial within a trial undoes its own part.
        await sql`release savepoint trial`.execute(outer);
      }
    },
  };
}
