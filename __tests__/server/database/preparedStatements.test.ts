import { sql } from 'kysely';

import { openDatabase, type OpenDatabase } from '@/server/database/openDatabase';
import { createPreparedStatements } from '@/server/database/preparedStatements';

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

describe('the embedded database', () => {
  let opened: OpenDatabase;

  beforeAll(async () => {
    opened = await openDatabase({ kind: 'pglite' });
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
