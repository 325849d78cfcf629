import { Column } from '@/protocol/enums';

import type { Database } from '@/server/database/schema';
import { type FolderCount, matchCounts } from '@/server/issues/folderCounts';
import type { IssueQueryOptions } from '@/server/issues/issueQuery';
import { countMatches } from '@/server/issues/listCounts';
import { textKey } from '@/rules/textKey';
import { addTo } from '@tests/server/calls/smallTracker';
import { type ApiServer, openApiServer, recordedNow } from '@tests/server/support/apiServer';
import { testDatabases } from '@tests/server/support/testDatabases';

describe.each(testDatabases())('the number of matches on $name', ({ open }) => {
  let server: ApiServer;
  let db: Database;
  let folderIds: [number, number];
  let issueIds: number[];

  beforeAll(async () => {
    server = await openApiServer({ database: await open() });
    ({ db } = server);
    const admin = await server.logIn('admin');
    const projectId = await addTo(admin, '/projects/add.php', { name: 'P' });
    const addFolder = (name: string) =>
      addTo(admin, '/projects/folders/add.php', { projectId, name, typeId: 1 });
    folderIds = [await addFolder('A'), await addFolder('B')];
    issueIds = [];
    for (const folderId of folderIds) {
      for (const name of ['one', 'two', 'three']) {
        issueIds.push(await addTo(admin, '/issues/add.php', { folderId, name }));
      }
    }
  });

  afterAll(() => server.close());

  /** Of those with an `o`, when the folders have these stamps. */
  function count(stamps: readonly number[]): Promise<number> {
    const query: IssueQueryOptions = {
      folderIds: folderIds.slice(0, stamps.length),
      attributes: [],
      filters: [{ column: Column.name, operator: 'CON', value: 'o' }],
      viewpoint: { callerName: '', now: recordedNow, timeZone: 'UTC' },
    };
    return countMatches(
      db,
      query,
      stamps.map((stamp, index) => ({ id: folderIds[index] ?? 0, stamp })),
    );
  }

  /** Past the calls, which would give its folder another stamp. */
  async function rename(issueId: number | undefined, name: string): Promise<void> {
    const names = { name, nameKey: textKey(name) };
    await db
      .updateTable('issues')
      .set(names)
      .where('id', '=', issueId ?? 0)
      .execute();
  }

  test('looks again only into folders that have changed', async () => {
    expect(await count([1, 1])).toBe(4);
    await rename(issueIds[0], 'x');
    await rename(issueIds[3], 'x');

    expect(await count([1, 1])).toBe(4);
    expect(await count([1, 2])).toBe(3);
    // Whoever sees one folder only shares what is known of it.
    expect(await count([1])).toBe(2);
    expect(await count([2])).toBe(1);
    expect(await count([2, 2])).toBe(2);
  });

  test('forgets what was used longest ago', () => {
    const many = new Map<number, FolderCount>();
    for (let folderId = 1; folderId <= 90_000; folderId += 1) {
      many.set(folderId, { state: '1', issues: 1 });
    }
    const states = new Map([...many].map(([folderId, { state }]) => [folderId, state]));
    const known = (key: string) => matchCounts.recall(db, key, states).issues;
    matchCounts.remember(db, 'first', many);
    matchCounts.remember(db, 'second', many);
    expect(known('first')).toBe(90_000);
    matchCounts.remember(db, 'third', many);

    expect(known('first')).toBe(90_000);
    expect(known('second')).toBe(0);
    expect(known('third')).toBe(90_000);
  });
});
