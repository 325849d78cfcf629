import { type ControlledTransaction, Migrator, sql } from 'kysely';

import { usualLimits } from '@/server/database/limits';
import { migrate, migrations } from '@/server/database/migrate';
import { openDatabase, type OpenDatabase } from '@/server/database/openDatabase';
import type { Schema } from '@/server/database/schema';

import { describePostgres, makePostgresDatabase } from '@tests/server/support/testDatabases';

describePostgres('a migration beside the traffic of others', (serverUrl) => {
  let made: Awaited<ReturnType<typeof makePostgresDatabase>>;
  /** The new version that starts. */
  let own: OpenDatabase;
  /** A process that goes on, and gives up what waits for more than five seconds. */
  let others: OpenDatabase;

  beforeEach(async () => {
    made = await makePostgresDatabase(serverUrl);
    const url = made.url;
    own = await openDatabase({ kind: 'postgres', url, limits: usualLimits });
    others = await openDatabase({
      kind: 'postgres',
      url,
      limits: { ...usualLimits, lock: 5000 },
    });
  });

  afterEach(async () => {
    await others.close();
    await own.close();
    await made.drop();
  });

  async function migrateTo(version: keyof typeof migrations): Promise<void> {
    const { error } = await new Migrator({
      db: own.db.withoutPlugins(),
      provider: { getMigrations: () => Promise.resolve(migrations) },
    }).migrateTo(version);
    if (error !== undefined) throw new Error('The old version could not be made', { cause: error });
  }

  /** As with a tracker of a million issues, for which the steps say what they do. */
  async function seemLarge(): Promise<void> {
    await sql`update pg_class set reltuples = 1000000 where relname = 'issues'`.execute(own.db);
  }

  /** Somebody who uses a table for long, such as a dump. */
  async function use(statement: ReturnType<typeof sql>): Promise<ControlledTransaction<Schema>> {
    const transaction = await others.db.startTransaction().execute();
    await statement.execute(transaction);
    return transaction;
  }

  /** Until a line of the progress matches. */
  function heard(lines: Lines, pattern: RegExp): Promise<string> {
    return new Promise((resolve) => {
      lines.listen((line) => {
        if (pattern.test(line)) resolve(line);
      });
    });
  }

  // The second one lets it begin: what it has locked by then must be free again soon, too.
  test.each([
    ['reads issues', sql`select from issues`],
    ['writes values', sql`update attribute_values set value = value`],
  ])(
    'gives way to somebody who %s for long, and lets all others through',
    async (_name, statement) => {
      await migrateTo('m0005HeldEmail');
      const user = await use(statement);
      const lines = createLines();
      const migrated = migrate(own.db, lines.add, own.saves);

      const line = await heard(lines, /waiting for/);

      expect(line).toMatch(
        /^step 1 of \d+, m0006LargeTrackers: waiting for the database's process \d+, which has used tables for \d+ s$/,
      );
      // Each queues behind the step for two seconds at most.
      await sql`select from issues`.execute(others.db);
      await sql`select from attribute_values`.execute(others.db);
      await user.commit().execute();
      await migrated;
      const steps = lines.all().filter((each) => /^step \d of \d, \w+$/.test(each));
      expect(steps.map((each) => each.split(',')[0])).toEqual(
        steps.map((_, index) => `step ${String(index + 1)} of ${String(steps.length)}`),
      );
      await expect(sql`select folder_since from issues`.execute(own.db)).resolves.toBeDefined();
    },
  );

  test('says how far an index has come that waits for those who write', async () => {
    await migrate(own.db);
    await sql`drop index issues_stamp`.execute(own.db);
    await seemLarge();
    const writer = await use(sql`update issues set name = name`);
    const lines = createLines();
    const migrated = migrate(own.db, lines.add, own.saves);

    const line = await heard(lines, /issues_stamp.*: /);

    expect(line).toMatch(
      /^building the index issues_stamp \(\d+ of \d+\): waiting for writers before build, 0 %$/,
    );
    await writer.commit().execute();
    await migrated;
    expect(lines.all()[0]).toMatch(/^building the index issues_stamp \(\d+ of \d+\)$/);
  });
});

interface Lines {
  add: (line: string) => void;
  all(): readonly string[];
  /** Hears the lines that were there before, too. */
  listen(listener: (line: string) => void): void;
}

function createLines(): Lines {
  const lines: string[] = [];
  const listeners: ((line: string) => void)[] = [];
  return {
    add(line) {
      lines.push(line);
      for (const listener of listeners) listener(line);
    },
    all: () => lines,
    listen(listener) {
      for (const line of lines) listener(line);
      listeners.push(listener);
    },
  };
}
