import { sql } from 'kysely';

import type { Database } from '@/server/database/schema';
import { loadListState } from '@/server/issues/listState';
import { addTo, openSmallTracker, type SmallTracker } from '@tests/server/calls/smallTracker';
import { testDatabases } from '@tests/server/support/testDatabases';
import { fc, runs } from '@tests/support/properties';

/** As they are, whatever was known before. */
async function statesOf(db: Database) {
  const { rows } = await sql<{ id: number; stamp: number; issues: number }>`
    select f.id, f.stamp, (select count(*) from issues where folder_id = f.id) as issues
    from folders f order by f.id
  `.execute(db);
  return rows;
}

describe.each(testDatabases())('states of folders on $name', ({ open }) => {
  let tracker: SmallTracker;
  let db: Database;
  let projectId: number;
  let folders: number[];
  let issues: number[];

  beforeAll(async () => {
    tracker = await openSmallTracker({ database: await open() });
    ({ db } = tracker.server);
    projectId = await addTo(tracker.admin, '/projects/add.php', { name: 'States' });
  });

  beforeEach(() => {
    folders = [];
    issues = [];
  });

  afterAll(() => tracker.server.close());

  let named = 0;
  const steps = {
    async folder() {
      const folder = { projectId, name: `F${String((named += 1))}`, typeId: 1 };
      folders.push(await addTo(tracker.admin, '/projects/folders/add.php', folder));
    },
    async issue(which: number) {
      const folderId = folders[which % folders.length];
      if (folderId === undefined) return;
      issues.push(await addTo(tracker.admin, '/issues/add.php', { folderId, name: 'I' }));
    },
    async comment(which: number) {
      const issueId = issues[which % issues.length];
      if (issueId === undefined) return;
      await tracker.admin.result('/issues/comments/add.php', { issueId, comment: 'C' });
    },
    async move(which: number) {
      const [issueId, folderId] = [
        issues[which % issues.length],
        folders[(which * 7 + 1) % folders.length],
      ];
      if (issueId === undefined || folderId === undefined) return;
      await tracker.admin.result('/issues/move.php', { issueId, folderId });
    },
    async remove(which: number) {
      const [issueId] = issues.splice(which % Math.max(issues.length, 1), 1);
      if (issueId === undefined) return;
      await tracker.admin.result('/issues/delete.php', { issueId });
    },
    async removeFolder(which: number) {
      const folderId = folders[which % folders.length];
      if (folderId === undefined || folders.length < 2) return;
      folders = folders.filter((id) => id !== folderId);
      await tracker.admin.result('/projects/folders/delete.php', { folderId, force: true });
      issues = (await db.selectFrom('issues').select('id').execute())
        .map(({ id }) => id)
        .filter((id) => issues.includes(id));
    },
  };
  const aStep = fc.record({
    kind: fc.constantFrom(...(Object.keys(steps) as (keyof typeof steps)[])),
    which: fc.nat(50),
    /** Whether somebody lists after it. */
    isListed: fc.boolean(),
  });

  test('are those that the database has, after whatever happened since they were asked for last', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(aStep, { minLength: 1, maxLength: 12 }), async (plan) => {
        for (const { kind, which, isListed } of [
          { kind: 'folder' as const, which: 0, isListed: true },
          ...plan,
          { kind: 'issue' as const, which: 1, isListed: true },
        ]) {
          await steps[kind](which);
          if (!isListed) continue;
          const expected = await statesOf(db);
          const folderIds = expected.map(({ id }) => id);
          const asked = { folderIds: [...folderIds, 1_000_000], userId: 1, typeId: 1 };

          const answers = await Promise.all([loadListState(db, asked), loadListState(db, asked)]);

          for (const { folders: states } of answers) expect(states).toEqual(expected);
        }
      }),
      { numRuns: runs(10) },
    );
  });

  test('are asked for anew where another database was put in their place', async () => {
    await steps.folder();
    await steps.issue(0);
    const folderIds = (await statesOf(db)).map(({ id }) => id);
    const asked = { folderIds, userId: 1, typeId: 1 };
    await loadListState(db, asked);
    const back = sql`update counters set value = value - 3 where name = 'stamp'`;
    const stamps = sql`update folders set stamp = greatest(stamp - 3, 0)`;

    await back.execute(db);
    await stamps.execute(db);

    const { folders: states } = await loadListState(db, asked);
    expect(states).toEqual(await statesOf(db));
  });
});
