import { sql } from 'kysely';

import { migrate } from '@/server/database/migrate';
import { openDatabase } from '@/server/database/openDatabase';
import { listInitialViews, setInitialView } from '@/server/store/viewStore';

import { addTo } from '@tests/server/calls/smallTracker';
import { openApiServer } from '@tests/server/support/apiServer';
import { describePostgres, makePostgresDatabase } from '@tests/server/support/testDatabases';

describePostgres('the view that a list begins with', (serverUrl) => {
  test('does not wait for the disk, which whatever comes next does', async () => {
    const database = await makePostgresDatabase(serverUrl);
    const { url } = database;
    // One connection, so that it is the same that is asked afterwards.
    const opened = await openDatabase({ kind: 'postgres', url, pools: { reads: 1, saves: 1 } });
    await migrate(opened.db);
    const server = await openApiServer({ database: opened });
    const admin = await server.logIn('admin');
    const view = { columns: '1,0', sortColumn: 1, sortAscending: true, filters: [] };
    const content = { typeId: 2, isPublic: true, name: 'V', ...view };
    const viewId = await addTo(admin, '/types/views/add.php', content);
    const commits = async () => {
      const { rows } = await sql`show synchronous_commit`.execute(opened.db);
      return rows;
    };

    for (const wanted of [viewId, null, viewId]) {
      expect(await setInitialView(opened.db, 1, 2, wanted)).toBe(true);
      expect(await setInitialView(opened.db, 1, 2, wanted)).toBe(false);
      expect((await listInitialViews(opened.db, 1)).get(2) ?? null).toBe(wanted);
      expect(await commits()).toEqual([{ synchronousCommit: 'on' }]);
    }

    await server.close();
    await database.drop();
  });
});
