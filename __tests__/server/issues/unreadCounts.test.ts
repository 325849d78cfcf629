import { sql } from 'kysely';

import { Column } from '@/protocol/enums';
import type { Filter } from '@/protocol/views';

import { anonymousCaller, type Caller } from '@/server/core/caller';
import type { Database } from '@/server/database/schema';
import { alertQueries } from '@/server/issues/alertQuery';
import type { AlertScope } from '@/server/store/alertStore';
import { readStamp } from '@/server/issues/readStates';
import { countUnread } from '@/server/issues/unreadCounts';
import type { Viewer } from '@/server/issues/viewpoint';
import { listFolders } from '@/server/store/folderStore';
import { loadSettings } from '@/server/store/settingsStore';

import { addTo, openSmallTracker, type SmallTracker } from '@tests/server/calls/smallTracker';
import { type ApiClient, recordedNow } from '@tests/server/support/apiServer';
import { testDatabases } from '@tests/server/support/testDatabases';
import { fc, runs } from '@tests/support/properties';

import { plainListQuery } from './plainListQuery';

const typeId = 2;
const [assigneeId, statusId] = [1, 2];

/** By a kept count, by two attributes, by a column of the system, by who looks, and by a name that an issue only refers to. */
const filtersOfViews: Filter[][] = [
  [{ column: 1000 + statusId, operator: 'EQ', value: 'Active' }],
  [
    { column: 1000 + statusId, operator: 'NEQ', value: 'Resolved' },
    { column: 1000 + assigneeId, operator: 'EQ', value: '' },
  ],
  [{ column: Column.name, operator: 'CON', value: 'even' }],
  [{ column: 1000 + assigneeId, operator: 'EQ', value: '[Me]' }],
  [{ column: Column.modifiedBy, operator: 'EQ', value: 'Administrator' }],
];

interface Step {
  kind: string;
  which: number;
  folder: number;
  reader: number;
  search: boolean;
  read: boolean;
  looks: boolean;
}

describe.each(testDatabases())('unread issues on $name', ({ open }) => {
  let tracker: SmallTracker;
  let db: Database;
  let admin: ApiClient;
  let readers: { client: ApiClient; viewer: Viewer }[];
  let folderIds: number[];
  let scopes: AlertScope[];

  beforeAll(async () => {
    tracker = await openSmallTracker({ database: await open() });
    ({ admin } = tracker);
    ({ db } = tracker.server);
    const { projectId, folderId } = tracker;
    const add = (path: string, payload: object) => addTo(admin, path, payload);
    folderIds = [folderId];
    const otherId = await add('/projects/add.php', { name: 'Q' });
    for (const [place, name] of [
      [projectId, 'G'],
      [otherId, 'H'],
    ] as const) {
      folderIds.push(await add('/projects/folders/add.php', { projectId: place, name, typeId }));
    }
    await admin.result('/users/add.php', { name: 'Ann', login: 'ann', password: 'Ann-pass-1' });
    const members = { users: [2, 3], access: 1 };
    for (const id of [projectId, otherId]) {
      await admin.result('/projects/members/edit.php', { projectId: id, ...members });
    }
    const settings = await loadSettings(db);
    const readerOf = async (userId: number, name: string) => ({
      client: await tracker.server.logIn(name.toLowerCase()),
      viewer: { db, caller: callerOf(userId, name), settings, now: recordedNow },
    });
    readers = [await readerOf(2, 'Bob'), await readerOf(3, 'Ann')];
    const everything = { typeId, viewId: null, projectId: null, folderId: null };
    scopes = [everything, { ...everything, projectId }, { ...everything, folderId }];
    for (const [index, filters] of filtersOfViews.entries()) {
      const columns = { columns: '1,0', sortColumn: 1, sortAscending: true };
      const view = { typeId, isPublic: true, name: `View ${String(index)}`, ...columns, filters };
      scopes.push({ ...everything, viewId: await add('/types/views/add.php', view) });
    }
  });

  afterAll(() => tracker.server.close());

  function callerOf(userId: number, name: string): Caller {
    return { ...anonymousCaller, userId, name, login: name.toLowerCase(), access: 1 };
  }

  /** The model: plain statements, which look at all issues and at what was read of each. */
  async function countPlainly(viewer: Viewer): Promise<number[]> {
    const queries = await alertQueries(viewer, scopes, listFolders(db, viewer.caller));
    const counts = queries.map((query) => {
      const { from } = plainListQuery(query);
      const read = readStamp(sql`i`, viewer.caller.userId);
      return sql`(select count(*) ${from} and coalesce(${read}, 0) < i.stamp)`;
    });
    const { rows } = await sql<{ counts: number[] }>`
      select json_build_array(${sql.join(counts)}) as counts
    `.execute(db);
    return rows[0]?.counts ?? [];
  }

  async function expectSameCounts(): Promise<void> {
    for (const { viewer } of readers) {
      expect(await countUnread(viewer, scopes)).toEqual(await countPlainly(viewer));
    }
  }

  async function issueIds(): Promise<number[]> {
    const rows = await db.selectFrom('issues').select('id').orderBy('id').execute();
    return rows.map(({ id }) => id);
  }

  let names = 0;

  function addIssue(folder: number): Promise<number> {
    names += 1;
    const name = names % 2 === 0 ? 'even' : 'odd';
    return addTo(admin, '/issues/add.php', { folderId: folderIds[folder], name });
  }

  /** What somebody is refused, because it is out of sight or gone meanwhile, is no matter. */
  async function take({ kind, which, folder, reader, search, read }: Step): Promise<void> {
    const ids = await issueIds();
    const issueId = ids[which % Math.max(ids.length, 1)];
    const { client } = readers[reader] ?? {};
    const folderId = folderIds[folder];
    switch (kind) {
      case 'add':
        await addIssue(folder);
        return;
      case 'mark': {
        const found = search ? { searchColumn: Column.name, searchValue: 'even' } : {};
        const scope = which % 2 === 0 ? { typeId } : { folderId };
        await client?.send('/issues/mark.php', { ...scope, ...found, read });
        return;
      }
      case 'right': {
        const { projectId } = tracker;
        const access = which % 2;
        await admin.send('/projects/members/edit.php', {
          projectId,
          users: [reader + 2],
          access,
        });
      }
    }
    if (issueId === undefined) return;
    switch (kind) {
      case 'load':
        await client?.send('/issues/load.php', { issueId, history: true, unread: !read });
        return;
      case 'comment':
        await admin.send('/issues/comments/add.php', { issueId, comment: 'x' });
        return;
      case 'rename':
        await admin.send('/issues/edit.php', { issueId, name: which % 2 === 0 ? 'even' : 'odd' });
        return;
      case 'solve':
        await edit(issueId, statusId, read ? 'Resolved' : 'Active');
        return;
      case 'assign':
        await edit(issueId, assigneeId, read ? '' : ['Bob', 'Ann'][reader]);
        return;
      case 'move':
        await admin.send('/issues/move.php', { issueId, folderId });
        return;
      case 'delete':
        await admin.send('/issues/delete.php', { issueId });
    }
  }

  async function edit(issueId: number, id: number, value = ''): Promise<void> {
    await admin.send('/issues/edit.php', { issueId, values: [{ id, value }] });
  }

  const often = ['load', 'load', 'load', 'comment', 'comment', 'rename', 'solve', 'assign'];
  const aStep: fc.Arbitrary<Step> = fc.record({
    kind: fc.constantFrom(...often, 'move', 'add', 'delete', 'mark', 'right'),
    which: fc.integer({ min: 0, max: 11 }),
    folder: fc.integer({ min: 0, max: 2 }),
    reader: fc.integer({ min: 0, max: 1 }),
    search: fc.boolean(),
    read: fc.boolean(),
    looks: fc.constantFrom(true, false),
  });

  test('are counted as by a plain statement, whatever has happened since the last time', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(aStep, { minLength: 4, maxLength: 16 }), async (steps) => {
        for (const issueId of await issueIds()) {
          await admin.result('/issues/delete.php', { issueId });
        }
        for (const folder of [0, 0, 1, 2]) await addIssue(folder);
        for (const step of steps) {
          await take(step);
          if (step.looks) await expectSameCounts();
        }

        await expectSameCounts();
      }),
      { numRuns: runs(20) },
    );
  });

  test('are counted as by a plain statement where all happens at the same time', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(aStep, { minLength: 3, maxLength: 8 }), { minLength: 2, maxLength: 3 }),
        async (rounds) => {
          for (const folder of [0, 0, 1, 2]) await addIssue(folder);
          for (const steps of rounds) {
            const looks = readers.map(({ viewer }) => countUnread(viewer, scopes));
            await Promise.all([
              ...steps.map((step) => take(step)),
              ...looks,
              ...readers.map(({ viewer }) => countUnread(viewer, scopes)),
            ]);
            await expectSameCounts();
          }
        },
      ),
      { numRuns: runs(6) },
    );
  });
});
