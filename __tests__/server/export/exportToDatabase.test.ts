import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';

import { openDatabase, type OpenDatabase } from '@/server/database/openDatabase';
import { derivedTables, tables } from '@/server/database/tables';
import { exportToDatabase } from '@/server/export/exportToDatabase';
import { createDiskFileStore } from '@/server/files/diskFileStore';
import { createServer } from '@/server/program/createServer';
import { dataFolderAt } from '@/server/storage/dataFolder';

import { addTo } from '@tests/server/calls/smallTracker';
import { ApiClient } from '@tests/server/support/apiServer';
import { describePostgres, makePostgresDatabase } from '@tests/server/support/testDatabases';

import { type FilledTracker, largeContent, openFilledTracker, smallContent } from './filledTracker';

describePostgres('an export to PostgreSQL', (serverUrl) => {
  let tracker: FilledTracker;
  let target: { url: string; drop(): Promise<void> };
  let moved: OpenDatabase;
  let newFolder: string;
  let told: string;
  const errors: unknown[] = [];

  beforeAll(async () => {
    tracker = await openFilledTracker();
    newFolder = path.join(tracker.root, 'moved');
    target = await makePostgresDatabase(serverUrl);
    told = await exportToDatabase(tracker.storage, { url: target.url, dataFolder: newFolder });
    moved = await openDatabase({ kind: 'postgres', url: target.url });
  });

  afterAll(async () => {
    await moved.close();
    await target.drop();
    await tracker.close();
  });

  /** The same person at the moved server: sessions have moved, too. */
  function visitorLike({ cookie, csrfToken }: ApiClient): ApiClient {
    const app = createServer({
      db: moved.db,
      files: createDiskFileStore(dataFolderAt(newFolder).files),
      basePath: '',
      isSecure: false,
      now: () => tracker.server.clock.now,
      hostOf: () => '10.0.0.2',
      hasPublicUrl: true,
      baseUrlOf: () => 'http://moved.test',
      onUnexpectedError: (error) => errors.push(error),
    });
    const client = new ApiClient(app, '10.0.0.2');
    return Object.assign(client, { cookie, csrfToken });
  }

  test('tells how to go on', () => {
    expect(told).toMatch(/^Copied \d+ rows and compared the numbers of all tables\. /);
    expect(told).toMatch(`DATABASE_URL and --data ${newFolder}.`);
  });

  test('brings every row of every table as it was', async () => {
    // The new database has counted on its own.
    const { rows: names } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name not like 'kysely%'
        and table_name <> all(${[...derivedTables]}::text[])
    `.execute(tracker.storage.db);
    expect(names.map(({ name }) => name).sort()).toEqual([...tables].sort());
    for (const { name } of names) {
      const rowsOf = async ({ db }: Pick<OpenDatabase, 'db'>) =>
        (
          await sql<{ row: string }>`
            select to_json(t)::text as row from ${sql.table(name)} t order by 1
          `.execute(db)
        ).rows.map(({ row }) => row);
      // What the tests themselves write comes later, so both are the same now.
      expect([name, await rowsOf(moved)]).toEqual([name, await rowsOf(tracker.storage)]);
    }
  });

  test('counts the issues that it brings', async () => {
    const countsOf = async ({ db }: Pick<OpenDatabase, 'db'>) =>
      (
        await sql`
          select folder_id, attribute_id, value_key, sum(issues)::int as issues
          from issue_counts group by 1, 2, 3 having sum(issues) <> 0 order by 1, 2, 3
        `.execute(db)
      ).rows;
    const counts = await countsOf(tracker.storage);
    expect(counts).not.toEqual([]);
    expect(await countsOf(moved)).toEqual(counts);
  });

  test('answers like the old server', async () => {
    const { admin, bob, issueId } = tracker;
    const load = { issueId, description: true, attributes: true, history: true };
    for (const client of [admin, bob]) {
      const there = visitorLike(client);
      for (const [address, payload] of [
        ['/issues/load.php', load],
        ['/issues/list.php', { typeId: 2, limit: 10 }],
        ['/global.php', {}],
      ] as const) {
        expect(await there.result(address, payload)).toEqual(await client.result(address, payload));
      }
    }
    expect(errors).toEqual([]);
  });

  test('brings the files', async () => {
    const there = visitorLike(tracker.bob);
    for (const [fileId, content] of [
      [tracker.files.small, smallContent],
      [tracker.files.large, largeContent],
    ] as const) {
      const { body } = await there.request(`/issues/files/download.php?id=${fileId}`);
      expect(body.text).toBe(content.toString());
    }
    await expect(readdir(dataFolderAt(newFolder).files)).resolves.toContain(
      String(tracker.files.large),
    );
  });

  test('goes on counting where the old server was', async () => {
    const { admin } = tracker;
    const there = visitorLike(admin);
    for (const client of [admin, there]) await client.result('/projects/list.php');
    const add = (client: ApiClient) => addTo(client, '/projects/add.php', { name: 'Next' });

    expect(await add(there)).toBe(await add(admin));
  });

  test('writes over nothing', async () => {
    const again = { url: target.url, dataFolder: null };
    await expect(exportToDatabase(tracker.storage, again)).rejects.toThrow('not empty');
    const taken = { url: target.url, dataFolder: newFolder };
    await expect(exportToDatabase(tracker.storage, taken)).rejects.toThrow('is there already');
    const other = await makePostgresDatabase(serverUrl);
    const { db, close } = await openDatabase({ kind: 'postgres', url: other.url });
    await sql`create table somebody (elses integer)`.execute(db);
    await close();
    await expect(
      exportToDatabase(tracker.storage, { url: other.url, dataFolder: null }),
    ).rejects.toThrow('not empty');
    await other.drop();
  });
});
