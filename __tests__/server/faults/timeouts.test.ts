import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';

import { describeTrouble, isUnavailable } from '@/server/database/describeTrouble';
import { withoutLimits } from '@/server/database/limits';
import { migrate } from '@/server/database/migrate';
import { openDatabase, type OpenDatabase } from '@/server/database/openDatabase';
import { openStorage } from '@/server/storage/openStorage';
import { type ApiClient, type ApiServer, openApiServer } from '@tests/server/support/apiServer';
import { describePostgres, makePostgresDatabase } from '@tests/server/support/testDatabases';

const limits = { statement: 400, lock: 150, idleTransaction: 150 };

describePostgres('a PostgreSQL server with limits', (serverUrl) => {
  let database: Awaited<ReturnType<typeof makePostgresDatabase>>;
  let server: ApiServer;
  let admin: ApiClient;
  /** Of somebody who holds on to things. */
  let other: OpenDatabase;
  let limited: OpenDatabase;

  beforeAll(async () => {
    database = await makePostgresDatabase(serverUrl);
    const { url } = database;
    other = await openDatabase({ kind: 'postgres', url });
    limited = await openDatabase({ kind: 'postgres', url, limits, pools: { reads: 2, saves: 2 } });
    await migrate(limited.db);
    server = await openApiServer({ database: limited });
    admin = await server.logIn('admin');
  });

  afterAll(async () => {
    await server.close();
    await other.close();
    await database.drop();
  });

  /** What happens while somebody else has locked a table. */
  function whileLocked<Result>(table: string, act: () => Promise<Result>): Promise<Result> {
    return other.db.transaction().execute(async (transaction) => {
      await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(transaction);
      return act();
    });
  }

  test('gives a call up that meets a locked table, logs it once, and takes the next one', async () => {
    const code = await whileLocked('projects', () =>
      admin.code('/projects/add.php', { name: 'Waiting' }),
    );

    expect(code).toBe(500);
    const errors = server.errors.splice(0);
    expect(errors).toMatchObject([{ code: '55P03' }]);
    expect(errors.map(describeTrouble)).toEqual(['something was locked for too long']);
    expect(await admin.code('/projects/add.php', { name: 'Waiting' })).toBeNull();
  });

  test('stops a statement that takes too long', async () => {
    const error: unknown = await sql`select pg_sleep(5)`
      .execute(limited.db)
      .catch((failure: unknown) => failure);

    expect(error).toMatchObject({ code: '57014' });
    expect(isUnavailable(error)).toBe(true);
  });

  test('ends a transaction that keeps others waiting and does nothing', async () => {
    const idle = limited.db.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(
        transaction,
      );
      await until(async () => {
        const alive = await sql`
          select 1 from pg_stat_activity where pid = ${rows[0]?.pid}
        `.execute(other.db);
        return alive.rows.length === 0;
      });
      await sql`select 1`.execute(transaction);
    });

    await expect(idle).rejects.toThrow();
  });

  test('lets work take its time that nobody waits for, and limits what comes after it', async () => {
    await withoutLimits(limited.db, async (connection) => {
      await sql`select pg_sleep(0.5)`.execute(connection);
      const shown = await sql<Record<string, string>>`show statement_timeout`.execute(connection);
      expect(shown.rows).toEqual([{ statementTimeout: '0' }]);
    });

    const shown = await sql<Record<string, string>>`show statement_timeout`.execute(limited.db);
    expect(shown.rows).toEqual([{ statementTimeout: '400ms' }]);
  });

  test('a start waits as long as it takes for another that migrates', async () => {
    const dataFolder = await mkdtemp(path.join(tmpdir(), 'issuedesk-limits-'));
    const options = { dataFolder, databaseUrl: database.url, limits, templateFolder: '' };

    const started = await whileLocked('kysely_migration', async () => {
      const starting = openStorage(options);
      await until(() =>
        sql<{ count: number }>`
        select count(*) as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'
          and clock_timestamp() - state_change > make_interval(secs => ${(2 * limits.lock) / 1000})
      `
          .execute(other.db)
          .then(({ rows }) => rows[0]?.count === 1),
      );
      return { starting };
    });
    const storage = await started.starting;

    expect(storage.isEmbedded).toBe(false);
    await storage.close();
    await rm(dataFolder, { recursive: true });
  });
});

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds()));
}
