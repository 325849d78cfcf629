import { sql } from 'kysely';

import { openDatabase, type OpenDatabase } from '@/server/database/openDatabase';
import { migrate } from '@/server/database/migrate';

import { addTo } from '@tests/server/calls/smallTracker';
import { type ApiClient, type ApiServer, openApiServer } from '@tests/server/support/apiServer';
import {
  describePostgres,
  makePostgresDatabase,
  someoneWaits,
} from '@tests/server/support/testDatabases';

describePostgres('a real deadlock', (serverUrl) => {
  let server: ApiServer;
  let database: { name: string; url: string; drop(): Promise<void> };
  let other: OpenDatabase;
  let admin: ApiClient;
  let projectId: number;

  beforeAll(async () => {
    database = await makePostgresDatabase(serverUrl);
    const own = await openDatabase({ kind: 'postgres', url: database.url });
    await migrate(own.db);
    other = await openDatabase({ kind: 'postgres', url: database.url });
    server = await openApiServer({ database: own });
    admin = await server.logIn('admin');
    projectId = await addTo(admin, '/projects/add.php', { name: 'P' });
  });

  afterAll(async () => {
    await server.close();
    await other.close();
    await database.drop();
  });

  test('undoes a call, which is then carried out once all the same, and nobody hears of it', async () => {
    const description = { projectId, description: 'x' };
    const before = await stampOf(server);
    let adding: Promise<number | null> = Promise.resolve(0);

    await other.db.transaction().execute(async (transaction) => {
      await sql`update counters set value = value where name = 'stamp'`.execute(transaction);
      // Locks the project, then waits for the stamp.
      adding = admin.code('/projects/description/add.php', description);
      await someoneWaits(server.db);
      // And we wait for the project. It has waited for longer, so it is the one that is given up.
      await sql`select id from projects where id = ${projectId} for update`.execute(transaction);
    });

    expect(await adding).toBeNull();
    expect(server.errors).toEqual([]);
    expect(
      await admin.result('/projects/load.php', { projectId, description: true }),
    ).toMatchObject({ description: { text: 'x' } });
    expect(await stampOf(server)).toBe(before + 1);
  });
});

async function stampOf({ db }: ApiServer): Promise<number> {
  const { value } = await db
    .selectFrom('counters')
    .select('value')
    .where('name', '=', 'stamp')
    .executeTakeFirstOrThrow();
  return value;
}
