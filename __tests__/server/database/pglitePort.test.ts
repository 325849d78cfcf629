import { MessageChannel } from 'node:worker_threads';

import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';

import { codeOfFailure } from '@/server/database/databaseErrors';
import { openDatabase } from '@/server/database/openDatabase';
import { usualPools } from '@/server/database/limits';
import { createPglitePool, type PgliteEngine } from '@/server/database/pglitePool';
import { connectPglite, servePglite } from '@/server/database/pglitePort';
import type { Schema } from '@/server/database/schema';
import { openEmptyDatabase } from '@tests/server/support/emptyDatabase';

/** PGlite on the other end of a channel, as in its worker thread. */
async function connect(snapshot: Uint8Array | undefined): Promise<PgliteEngine> {
  const { port1, port2 } = new MessageChannel();
  servePglite(port1);
  return connectPglite(port2, { snapshot });
}

describe('behind a port', () => {
  let engine: PgliteEngine;
  let db: Kysely<Schema>;

  beforeAll(async () => {
    const empty = await openEmptyDatabase();
    const snapshot = await empty.dump?.();
    await empty.close();
    engine = await connect(snapshot);
    const dialect = new PostgresDialect({ pool: createPglitePool(engine, usualPools) });
    db = new Kysely<Schema>({ dialect, plugins: [new CamelCasePlugin()] });
  });

  afterAll(() => db.destroy());

  test('queries answer as in the same thread', async () => {
    await db.insertInto('settings').values({ key: 'a', value: 'ż' }).execute();
    const deleted = await db.deleteFrom('counters').where('name', '=', 'none').executeTakeFirst();

    const rows = await db.selectFrom('settings').selectAll().execute();
    const count = await db
      .selectFrom('settings')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirst();

    expect(rows).toEqual([{ key: 'a', value: 'ż' }]);
    expect(count).toEqual({ count: 1 });
    expect(deleted.numDeletedRows).toBe(0n);
  });

  test('errors keep what tells them apart', async () => {
    const insert = () => db.insertInto('types').values({ name: 'T', nameKey: 't' }).execute();
    await insert();

    const error: unknown = await insert().catch((failure: unknown) => failure);

    expect(error).toMatchObject({ code: '23505', constraint: 'types_name_unique' });
    expect(codeOfFailure(error)).toBe(314);
  });

  test('transactions take turns and roll back alone', async () => {
    const add = (key: string, fails: boolean) =>
      db.transaction().execute(async (transaction) => {
        await transaction.insertInto('settings').values({ key, value: '' }).execute();
        if (fails) throw new Error('changed my mind');
      });

    const results = await Promise.allSettled([add('x', false), add('y', true), add('z', false)]);

    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    const rows = await db.selectFrom('settings').select('key').orderBy('key').execute();
    expect(rows.map(({ key }) => key)).toEqual(['a', 'x', 'z']);
  });

  test('a dump opens as a new database with the same data', async () => {
    const copy = await openDatabase({ kind: 'pglite', snapshot: await engine.dump() });

    const rows = await copy.db.selectFrom('settings').select('key').execute();

    expect(rows).toHaveLength(3);
    await copy.close();
  });
});

test('a closed engine refuses queries', async () => {
  const { port1, port2 } = new MessageChannel();
  servePglite(port1);
  port2.postMessage({ id: 1, kind: 'exchange', message: new Uint8Array() });

  const answer = await new Promise((resolve) => port2.once('message', resolve));

  expect(answer).toMatchObject({ failure: 'The database is not open' });
  port2.close();
});

test('nobody waits for a thread that has ended', async () => {
  const { port1, port2 } = new MessageChannel();
  servePglite(port1);
  const engine = await connectPglite(port2, {});

  port2.emit('exit', 1);

  await expect(engine.close()).rejects.toThrow('The database thread has ended');
  port1.close();
});
