import { sql } from 'kysely';

import { tidyTables } from '@/server/database/tidyTables';

import { type TestDatabase, testDatabases } from '@tests/server/support/testDatabases';

describe.each(testDatabases())('$name', ({ open }) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await open();
  });

  afterAll(() => database.close());

  /** How many rows the database believes a table to have; -1 = it has not looked. */
  async function knownRows(table: string): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select reltuples as count from pg_class where oid = ${table}::regclass
    `.execute(database.db);
    return rows[0]?.count ?? NaN;
  }

  async function addEvents(count: number): Promise<void> {
    await sql`
      insert into events (type, severity, date, message, host)
      select 'errors', 0, n, 'x', '' from generate_series(1, ${count}::int) n
    `.execute(database.db);
    await sql`select pg_stat_force_next_flush()`.execute(database.db);
    await sql`select 1`.execute(database.db);
  }

  test('looks at a table again when much of it has changed, and only then', async () => {
    await addEvents(1000);
    await tidyTables(database.db);
    expect(await knownRows('events')).toBe(1000);

    await addEvents(100);
    await tidyTables(database.db);
    expect(await knownRows('events')).toBe(1000);

    await addEvents(400);
    await tidyTables(database.db);
    expect(await knownRows('events')).toBe(1500);
  });
});
