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

  test('answers 356, is logged, changes nothing, and the same call works afterwards', async () => {
    const description = { projectId, description: 'x' };

    const code = await other.db.transaction().execute(async (transaction) => {
      await sql`update counters set value = value where name = 'stamp'`.execute(transaction);
      // Locks the project, then waits for the stamp.
      const adding = admin.code('/projects/description/add.php', description);
      await someoneWaits(server.db);
      // And we wait for the project.
      const project = sql`select id from projects where id = ${projectId} for update`.execute(
        transaction,
      );
      const refused = await adding;
      await project;
      return refused;
    });

    expect(code).toBe(356);
    expect(server.errors.splice(0)).toMatchObject([{ code: '40P01' }]);
    expect(
      await admin.result('/projects/load.php', { projectId, description: true }),
    ).toMatchObject({
      description: null,
    });
    expect(await admin.code('/projects/description/add.php', description)).toBeNull();
  });
});
