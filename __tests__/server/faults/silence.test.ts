import { sql } from 'kysely';

import { withoutLimits } from '@/server/database/limits';
import { openDatabase, type OpenDatabase } from '@/server/database/openDatabase';
import { migrate } from '@/server/database/migrate';
import { type ApiClient, type ApiServer, openApiServer } from '@tests/server/support/apiServer';
import { type QuietNetwork, startQuietNetwork } from '@tests/server/support/quietNetwork';
import { describePostgres, makePostgresDatabase } from '@tests/server/support/testDatabases';

describePostgres('a PostgreSQL server that says nothing any more', (serverUrl) => {
  let database: Awaited<ReturnType<typeof makePostgresDatabase>>;
  let network: QuietNetwork;
  let opened: OpenDatabase;
  let server: ApiServer;
  let admin: ApiClient;

  beforeAll(async () => {
    database = await makePostgresDatabase(serverUrl);
    network = await startQuietNetwork(database.url);
    opened = await openDatabase({
      kind: 'postgres',
      url: network.url,
      limits: { statement: 1000, lock: 1000, idleTransaction: 1000 },
      silence: 1000,
      pools: { reads: 1, saves: 1 },
    });
    await migrate(opened.db);
    server = await openApiServer({
      database: opened,
      operating: {
        db: opened.watched,
        queues: opened.queues,
        metrics: { token: null, isOpenToLoopback: true },
        isFromLoopback: () => true,
      },
    });
    admin = await server.logIn('admin');
  });

  afterAll(async () => {
    await server.close();
    network.close();
    await database.drop();
  });

  const statusOf = async (path: string) => (await server.app.request(path)).status;

  test('has all the time it needs for what nobody waits for at a screen', async () => {
    const migration = withoutLimits(opened.db, (connection) =>
      sql`select pg_sleep(2.5)`.execute(connection),
    );

    expect((await migration).rows).toHaveLength(1);
  });

  test('is given up by whoever reads, and asked again over another connection', async () => {
    network.lose();

    const lost = await admin.send('/account/load.php', {});

    expect(lost).toMatchObject({ status: 503, body: { errorCode: 500 } });
    expect(server.errors.splice(0)).toMatchObject([{ code: 'ETIMEDOUT' }]);
    expect((await admin.send('/account/load.php', {})).status).toBe(200);
  });

  test('is given up by whoever saves, and nothing is saved', async () => {
    await sql`select 1`.execute(opened.saves ?? opened.db);
    network.lose();
    // Of the two connections only that of what saves is lost from here on.
    await sql`select 1`.execute(opened.db).catch(() => undefined);

    const lost = await admin.send('/projects/add.php', { name: 'P' });

    expect(lost).toMatchObject({ status: 503, body: { errorCode: 500 } });
    expect(server.errors.splice(0)).toMatchObject([{ code: 'ETIMEDOUT' }]);
    expect((await admin.send('/projects/add.php', { name: 'P' })).status).toBe(200);
  });

  test('is not ready, and is again as soon as it answers', async () => {
    expect(await statusOf('/readyz')).toBe(200);
    network.lose();

    expect(await statusOf('/readyz')).toBe(503);
    expect(await statusOf('/readyz')).toBe(200);
  });
});
