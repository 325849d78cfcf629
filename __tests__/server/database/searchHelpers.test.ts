import { sql } from 'kysely';

import { withHelpers } from '@/server/database/searchHelpers';
import { usualLimits } from '@/server/database/limits';
import { migrate } from '@/server/database/migrate';
import { openDatabase, type OpenDatabase } from '@/server/database/openDatabase';
import type { Database } from '@/server/database/schema';

import { describePostgres, makePostgresDatabase } from '@tests/server/support/testDatabases';

describePostgres('a statement that looks at much', (serverUrl) => {
  let own: Awaited<ReturnType<typeof makePostgresDatabase>>;
  let opened: OpenDatabase[];

  beforeAll(async () => {
    own = await makePostgresDatabase(serverUrl);
  });

  beforeEach(() => {
    opened = [];
  });

  afterEach(async () => {
    for (const { close } of opened) await close();
  });

  afterAll(() => own.drop());

  async function open(differing: Partial<Parameters<typeof openDatabase>[0]> = {}) {
    const options = { kind: 'postgres', url: own.url, limits: usualLimits, ...differing } as const;
    const database = await openDatabase(options);
    opened.push(database);
    return database;
  }

  async function helpersOf(db: Database): Promise<number> {
    const { rows } = await sql<{ helpers: number }>`
      select current_setting('max_parallel_workers_per_gather')::int as helpers
    `.execute(db);
    return rows[0]?.helpers ?? -1;
  }

  test('has the help of one process, and the next one on its connection has none', async () => {
    const { db } = await open({ pools: { reads: 1 } });

    expect(await withHelpers(db, helpersOf)).toBe(1);
    expect(await helpersOf(db)).toBe(0);
    expect(await withHelpers(db, helpersOf)).toBe(1);
  });

  test.each([
    ['as many as the operator allows', { pools: { helpers: 3 } }, 3],
    ['none where the operator allows none', { pools: { helpers: 0 } }, 0],
  ])('has %s', async (_name, options, helpers) => {
    const { db } = await open(options);

    expect(await withHelpers(db, helpersOf)).toBe(helpers);
  });

  test('is left to the role behind a pooler', async () => {
    const { db } = await open({ isPooled: true, pools: { helpers: 7 } });

    expect(await withHelpers(db, helpersOf)).not.toBe(7);
  });

  test('has help on a standby, too', async () => {
    const { standby } = await open({ standbyUrl: own.url });
    if (standby === undefined) throw new Error('There is no standby');

    expect(await withHelpers(standby.db, helpersOf)).toBe(1);
  });

  test.each([['reads'], ['saves']])(
    'has no help while somebody else %s, and again afterwards',
    async (kind) => {
      const { db, saves = db } = await open();

      const alone = await (kind === 'reads' ? db : saves)
        .transaction()
        .execute(async (transaction) => {
          await sql`select 1`.execute(transaction);
          return withHelpers(db, helpersOf);
        });

      expect(alone).toBe(0);
      expect(await withHelpers(db, helpersOf)).toBe(1);
    },
  );

  test('has no help when another one has it', async () => {
    const { db } = await open();

    const both = await Promise.all([withHelpers(db, helpersOf), withHelpers(db, helpersOf)]);

    expect(both.toSorted()).toEqual([0, 1]);
  });

  test('does without when they have too little memory to share', async () => {
    const { db } = await open();
    const helpers: number[] = [];

    await withHelpers(db, async (connection) => {
      helpers.push(await helpersOf(connection));
      if (helpers.length > 1) return;
      throw Object.assign(new Error('No space left on device'), { code: '53100' });
    });

    expect(helpers).toEqual([1, 0]);
  });

  test('fails once for other reasons', async () => {
    const { db } = await open();
    const read = jest.fn(() => Promise.reject(new Error('Broken')));

    await expect(withHelpers(db, read)).rejects.toThrow('Broken');
    expect(read).toHaveBeenCalledTimes(1);
    expect(await withHelpers(db, helpersOf)).toBe(1);
  });
});

describePostgres('names of issues', (serverUrl) => {
  test('are remembered in such numbers that frequent words are known, once for all', async () => {
    const own = await makePostgresDatabase(serverUrl);
    const { db, saves, close } = await openDatabase({ kind: 'postgres', url: own.url });
    const sampled = async () => {
      const { rows } = await sql<{ names: number; changed: string }>`
        select attstattarget as names, xmin::text as changed from pg_attribute
        where attrelid = 'issues'::regclass and attname = 'name_key'
      `.execute(db);
      return rows[0];
    };

    await migrate(db, undefined, saves);
    const first = await sampled();
    await migrate(db, undefined, saves);

    expect(first?.names).toBe(500);
    expect(await sampled()).toEqual(first);
    await close();
    await own.drop();
  });
});
