import { sql } from 'kysely';

import { openDatabase, type OpenDatabase } from '@/server/database/openDatabase';
import { createPreparedStatements } from '@/server/database/preparedStatements';

import {
  describePostgres,
  makePostgresDatabase,
  testDatabases,
} from '@tests/server/support/testDatabases';

describe('a statement', () => {
  test('is prepared the third time, and known by its name from then on', () => {
    const statements = createPreparedStatements();
    const use = () => statements.use('select $1', [1]).kind;

    expect([use(), use(), use()]).toEqual(['text', 'text', 'preparing']);
    expect(use()).toBe('text');
    statements.settle('select $1', true);
    expect([use(), use()]).toEqual(['prepared', 'prepared']);
  });

  test('that could not be prepared starts again, under another name', () => {
    const statements = createPreparedStatements();
    const use = () => statements.use('select $1', [1]);
    use();
    use();
    const first = use();
    statements.settle('select $1', false);

    expect(use().kind).toBe('text');
    use();
    expect(first).toMatchObject({ kind: 'preparing', name: 's1' });
    expect(use()).toEqual({ kind: 'preparing', name: 's2', closing: ['s1'] });
  });

  test('with a list is never prepared', () => {
    const statements = createPreparedStatements();

    expect([1, 2, 3, 4].map(() => statements.use('select $1', [[1]]).kind)).toEqual(
      Array.from({ length: 4 }, () => 'text'),
    );
  });

  test('makes room when sixty are prepared, the one whose use is longest ago', () => {
    const statements = createPreparedStatements();
    const prepare = (text: string) => {
      const [, , form] = [1, 2, 3].map(() => statements.use(text, []));
      statements.settle(text, true);
      return form;
    };
    const texts = Array.from({ length: 60 }, (_, index) => `select ${index}`);
    texts.forEach(prepare);
    expect(statements.use('select 0', [])).toMatchObject({ kind: 'prepared', name: 's1' });

    expect(prepare('one more')).toMatchObject({ kind: 'preparing', closing: ['s2'] });
    expect(statements.use('select 0', []).kind).toBe('prepared');
    expect(statements.use('select 1', []).kind).toBe('text');
    expect(prepare('another')).toMatchObject({ kind: 'preparing', closing: ['s3'] });
  });
});

describe.each(testDatabases())('statements that come again on $name', ({ open }) => {
  let opened: OpenDatabase;

  beforeAll(async () => {
    opened = await open();
  });

  afterAll(() => opened.close());

  const echo = (value: unknown) =>
    sql<{ value: string }>`select ${value}::text as value`.execute(opened.db);

  test('answers the same however a statement is sent, also many at once', async () => {
    const values = Array.from({ length: 40 }, (_, index) => `${index} ' " \\ ż 💥 {a,b} NULL`);

    const answers = await Promise.all(values.map(echo));

    expect(answers.map(({ rows }) => rows[0]?.value)).toEqual(values);
    expect((await echo(null)).rows).toEqual([{ value: null }]);
  });

  test('goes on when more statements come again than stay prepared', async () => {
    const add = (index: number) =>
      sql<{ sum: number }>`select ${sql.lit(index)} + ${1}::int as sum`.execute(opened.db);

    for (let round = 0; round < 8; round += 1) {
      const answers = await Promise.all(Array.from({ length: 70 }, (_, index) => add(index)));
      expect(answers.map(({ rows }) => rows[0]?.sum)).toEqual(answers.map((_, index) => index + 1));
    }
  });

  test('takes lists with any text in them', async () => {
    const list = ['', 'a,b', '{}', '"', '\\', ' x ', 'NULL', "'", 'ż'];

    const { rows } = await sql<{ value: string }>`
      select unnest(${list}::text[]) as value
    `.execute(opened.db);

    expect(rows.map(({ value }) => value)).toEqual(list);
  });

  test('takes and gives values of every type that is used', async () => {
    const { rows } = await sql`
      select ${1}::int as small, ${2 ** 40}::bigint as large, ${true}::boolean as yes,
        ${Buffer.from([0, 1, 255])}::bytea as bytes, ${'{"a":[1]}'}::json as json,
        ${'1.50'}::numeric as decimal
    `.execute(opened.db);

    expect(rows).toEqual([
      {
        small: 1,
        large: 2 ** 40,
        yes: true,
        bytes: Buffer.from([0, 1, 255]),
        json: { a: [1] },
        decimal: '1.50',
      },
    ]);
  });

  test('fails one of several statements alone', async () => {
    const divide = (by: number) =>
      sql<{ result: number }>`select 6 / ${by}::int as result`.execute(opened.db);

    for (let round = 0; round < 4; round += 1) {
      const results = await Promise.allSettled([3, 0, 2].map(divide));

      expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
      expect(results[1]).toMatchObject({ reason: { code: '22012' } });
      expect(results[2]).toMatchObject({ value: { rows: [{ result: 3 }] } });
    }
  });

  test('goes on after a transaction in which everything failed', async () => {
    for (let round = 0; round < 4; round += 1) {
      const failing = opened.db.transaction().execute(async (transaction) => {
        await sql`select 1 / 0`.execute(transaction).catch(() => undefined);
        await sql`select ${'x'}::text as later`.execute(transaction);
      });
      await expect(failing).rejects.toMatchObject({ code: '25P02' });
    }
    const { rows } = await sql`select ${'x'}::text as later`.execute(opened.db);
    expect(rows).toEqual([{ later: 'x' }]);
  });
});

describePostgres('connections to a PostgreSQL server', (serverUrl) => {
  let database: Awaited<ReturnType<typeof makePostgresDatabase>>;

  beforeAll(async () => {
    database = await makePostgresDatabase(serverUrl);
  });

  afterAll(() => database.drop());

  /** What is asked of one connection, so that it is known what is prepared there. */
  async function onOneConnection(
    options: { isPooled?: boolean },
    ask: (db: OpenDatabase['db']) => Promise<void>,
  ): Promise<void> {
    const { url } = database;
    const pools = { reads: 1, saves: 1 };
    const opened = await openDatabase({ kind: 'postgres', url, pools, ...options });
    await ask(opened.db);
    await opened.close();
  }

  const add = (db: OpenDatabase['db'], index: number) =>
    sql`select ${sql.lit(index)} + ${1}::int as sum`.execute(db);

  const prepared = async (db: OpenDatabase['db']) => {
    const { rows } = await sql<{ statement: string }>`
      select statement from pg_prepared_statements where statement like '%as sum' order by name
    `.execute(db);
    return rows.map(({ statement }) => statement);
  };

  test('have what came three times prepared, and give up what was not used for longest', async () => {
    await onOneConnection({}, async (db) => {
      for (let index = 0; index < 65; index += 1) {
        for (let round = 0; round < 3; round += 1) await add(db, index);
      }

      const statements = await prepared(db);
      expect(statements).toHaveLength(60);
      expect(statements).not.toContain('select 3 + $1::int as sum');
      expect(statements).toContain('select 64 + $1::int as sum');
    });
  });

  test('keep nothing behind a pooler', async () => {
    await onOneConnection({ isPooled: true }, async (db) => {
      for (let round = 0; round < 6; round += 1) await add(db, 1);

      expect(await prepared(db)).toEqual([]);
    });
  });

  test('keep nothing of what waits in a transaction, which who builds an index would wait for', async () => {
    const other = await openDatabase({ kind: 'postgres', url: database.url });
    await onOneConnection({}, (db) =>
      db.transaction().execute(async (transaction) => {
        for (let round = 0; round < 5; round += 1) {
          await sql`select pg_try_advisory_xact_lock(1)`.execute(transaction);
        }

        const { rows } = await sql<{ state: string; snapshot: string | null }>`
          select state, backend_xmin::text as snapshot from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()
        `.execute(other.db);
        expect(rows).toEqual([{ state: 'idle in transaction', snapshot: null }]);
      }),
    );
    await other.close();
  });

  test('are replaced when the server has forgotten what was prepared', async () => {
    await onOneConnection({}, async (db) => {
      for (let round = 0; round < 4; round += 1) await add(db, 1);
      await sql`deallocate all`.execute(db);

      await expect(add(db, 1)).rejects.toMatchObject({ code: '26000' });
      expect((await add(db, 1)).rows).toEqual([{ sum: 2 }]);
    });
  });

  test('prepare what a changed table answers anew', async () => {
    await onOneConnection({}, async (db) => {
      await sql`create table things (id integer)`.execute(db);
      await sql`insert into things values (1)`.execute(db);
      const list = () => sql`select * from things where id = ${1}`.execute(db);
      for (let round = 0; round < 4; round += 1) await list();
      await sql`alter table things add column name text`.execute(db);

      await expect(list()).rejects.toMatchObject({ code: '0A000' });
      expect((await list()).rows).toEqual([{ id: 1, name: null }]);
    });
  });
});
