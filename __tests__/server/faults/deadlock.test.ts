import { sql } from 'kysely';

import { openDatabase, type OpenDatabase } from '@/server/database/openDatabase';
import { migrate } from '@/server/database/migrate';

import { addTo } from '@tests/server/calls/smallTracker';
import { type ApiClient, type ApiServer, openApiServer } from '@tests/server/support/apiServer';
import { describePostgres, makePostgresDatabase } from '@tests/server/support/testDatabases';

describePostgres('a real deadlock', (serverUrl) => {
  let server: ApiServer;
  let database: { name: string; url: string; drop(): Promise<void> };
  let other: OpenDatabase;
  let admin: ApiClient;
  let issueId: number;

  beforeAll(async () => {
    database = await makePostgresDatabase(serverUrl);
    const own = await openDatabase({ kind: 'postgres', url: database.url });
    await migrate(own.db);
    other = await openDatabase({ kind: 'postgres', url: database.url });
    server = await openApiServer({ database: own });
    admin = await server.logIn('admin');
    const projectId = await addTo(admin, '/projects/add.php', { name: 'P' });
    const folder = { projectId, name: 'F', typeId: 2 };
    const folderId = await addTo(admin, '/projects/folders/add.php', folder);
    issueId = await addTo(admin, '/issues/add.php', { folderId, name: 'I' });
  });

  afterAll(async () => {
    await server.close();
    await other.close();
    await database.drop();
  });

  async function waitingConnections(): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'
    `.execute(server.db);
    return rows[0]?.count ?? 0;
  }

  test('answers 356, is logged, changes nothing, and the same call works afterwards', async () => {
    const comment = { issueId, comment: 'x' };
    const { stampId: commentId } = await admin.result<{ stampId: number }>(
      '/issues/comments/add.php',
      comment,
    );

    const code = await other.db.transaction().execute(async (transaction) => {
      await sql`select id from issues where id = ${issueId} for update`.execute(transaction);
      // Takes a stamp, then waits for the issue.
      const deleting = admin.code('/issues/comments/delete.php', { commentId });
      while ((await waitingConnections()) === 0);
      // And we wait for the stamp.
      const stamp = sql`update counters set value = value where name = 'stamp'`.execute(
        transaction,
      );
      const refused = await deleting;
      await stamp;
      return refused;
    });

    expect(code).toBe(356);
    expect(server.errors.splice(0)).toMatchObject([{ code: '40P01' }]);
    const { history } = await admin.result<{ history: { id: number }[] }>('/issues/load.php', {
      issueId,
      history: true,
    });
    expect(history.map(({ id }) => id)).toContain(commentId);
    expect(await admin.code('/issues/comments/delete.php', { commentId })).toBeNull();
  });
});
