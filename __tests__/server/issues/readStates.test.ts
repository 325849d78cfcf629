import { sql } from 'kysely';

import type { AlertStatus } from '@/protocol/alerts';
import { Column } from '@/protocol/enums';
import type { IssueList } from '@/protocol/issues';
import type { Filter } from '@/protocol/views';

import { addTo, openSmallTracker, type SmallTracker } from '@tests/server/calls/smallTracker';
import type { ApiClient } from '@tests/server/support/apiServer';
import { testDatabases } from '@tests/server/support/testDatabases';
import { fc, runs } from '@tests/support/properties';

const typeId = 2;
const statusId = 2;
/** Of the type: active bugs, whose number is kept, and those of nobody, of which it is counted. */
const publicViews = [2, 4];

/** What bob has read, as the protocol tells it (4.3): by issue up to which stamp. */
type Model = Map<number, number>;

interface Scope {
  typeId?: number;
  folderId?: number;
  projectId?: number;
}

describe.each(testDatabases())('on $name', ({ open }) => {
  let tracker: SmallTracker;
  let bob: ApiClient;
  let admin: ApiClient;
  let folderIds: number[];
  let otherFolderId: number;
  let viewIds: number[];

  beforeAll(async () => {
    tracker = await openSmallTracker({ database: await open() });
    ({ bob, admin } = tracker);
    const { projectId, folderId } = tracker;
    folderIds = [folderId];
    for (const name of ['G', 'H']) {
      folderIds.push(await addTo(admin, '/projects/folders/add.php', { projectId, name, typeId }));
    }
    // Of another type: its changes count for marks of the whole project.
    otherFolderId = await addTo(admin, '/projects/folders/add.php', {
      projectId,
      name: 'Others',
      typeId: 1,
    });
    await bob.result('/alerts/add.php', { typeId, isPublic: false });
    await bob.result('/alerts/add.php', { folderId: folderIds[1], typeId, isPublic: false });
    viewIds = [...publicViews, ...(await addViews())];
    for (const viewId of viewIds) {
      await bob.result('/alerts/add.php', { viewId, typeId, isPublic: false });
    }
  });

  afterAll(() => tracker.server.close());

  /** By a column of the system, and by a name that may become another one without a change of an issue. */
  async function addViews(): Promise<number[]> {
    const filters: Filter[] = [
      { column: Column.name, operator: 'CON', value: 'even' },
      { column: Column.modifiedBy, operator: 'EQ', value: 'Administrator' },
    ];
    const ids: number[] = [];
    for (const filter of filters) {
      const columns = { columns: '1,0', sortColumn: 1, sortAscending: true };
      const view = { typeId, isPublic: false, name: filter.value, ...columns, filters: [filter] };
      ids.push(await addTo(bob, '/types/views/add.php', view));
    }
    return ids;
  }

  const list = async (): Promise<IssueList['issues']> =>
    (await bob.result<IssueList>('/issues/list.php', { typeId, limit: 500, html: false })).issues;

  async function foldersOfIssues(): Promise<Map<number, number>> {
    const rows = await tracker.server.db.selectFrom('issues').select(['id', 'folderId']).execute();
    return new Map(rows.map(({ id, folderId }) => [id, folderId]));
  }

  async function highestStamp(scope: Scope): Promise<number> {
    const stamps = await tracker.server.db.selectFrom('folders').select(['id', 'stamp']).execute();
    const wanted = scope.folderId
      ? [scope.folderId]
      : [...folderIds, ...(scope.projectId ? [otherFolderId] : [])];
    return Math.max(...stamps.filter(({ id }) => wanted.includes(id)).map(({ stamp }) => stamp));
  }

  const aStep = fc.record({
    kind: fc.constantFrom(
      ...['load', 'load', 'unread', 'comment', 'rename', 'solve', 'move', 'add', 'delete', 'mark'],
      'other',
    ),
    which: fc.nat(),
    folder: fc.integer({ min: 0, max: 2 }),
    scope: fc.constantFrom('type', 'project', 'folder'),
    search: fc.constantFrom('', '', 'even'),
    read: fc.boolean(),
    /** Whether the alerts are looked at behind it: what they remember must hold however much has happened since. */
    looks: fc.constantFrom(true, false, false),
  });

  /** What bob or the administrator does to one issue. */
  async function change(
    { kind, folder, which }: { kind: string; folder: number; which: number },
    { id: issueId, stamp }: IssueList['issues'][number],
    model: Model,
  ): Promise<void> {
    switch (kind) {
      case 'load':
        await bob.result('/issues/load.php', { issueId, history: true });
        model.set(issueId, stamp);
        break;
      case 'unread':
        await bob.result('/issues/load.php', { issueId, history: true, unread: true });
        model.delete(issueId);
        break;
      case 'comment':
        await admin.result('/issues/comments/add.php', { issueId, comment: 'x' });
        break;
      case 'rename':
        await admin.result('/issues/edit.php', { issueId, name: which % 2 === 0 ? 'even' : 'odd' });
        break;
      case 'solve': {
        const value = which % 2 === 0 ? 'Resolved' : 'Active';
        await admin.result('/issues/edit.php', { issueId, values: [{ id: statusId, value }] });
        break;
      }
      case 'move':
        await admin.result('/issues/move.php', { issueId, folderId: folderIds[folder] });
        break;
      case 'delete':
        await admin.result('/issues/delete.php', { issueId });
        model.delete(issueId);
    }
  }

  /** The list tells what is read, and each alert how many issues it finds that are not. */
  async function expectToKnow(model: Model): Promise<void> {
    const issues = await list();
    const known = issues.map(({ id }) => [id, model.get(id) ?? null]);
    expect(issues.map(({ id, read }) => [id, read])).toEqual(known);
    const places = await foldersOfIssues();
    const unread = (found: IssueList['issues']) =>
      found.filter(({ id, stamp }) => (model.get(id) ?? 0) < stamp);
    const expected: [string, number][] = [
      ['type', unread(issues).length],
      ['folder', unread(issues).filter(({ id }) => places.get(id) === folderIds[1]).length],
    ];
    for (const viewId of viewIds) {
      const viewed = await bob.result<IssueList>('/issues/list.php', { viewId, limit: 500 });
      expected.push([`view ${viewId}`, unread(viewed.issues).length]);
    }
    const { personalAlerts } = await bob.result<{ personalAlerts: AlertStatus[] }>(
      '/alerts/status.php',
    );
    const counts = personalAlerts.map(({ folderId, viewId, count }) => [
      folderId === null ? (viewId === null ? 'type' : `view ${viewId}`) : 'folder',
      count,
    ]);
    expect(Object.fromEntries(counts)).toEqual(
      Object.fromEntries(expected.filter(([, count]) => count > 0)),
    );
  }

  test('what is read follows what the protocol says, however it was marked', async () => {
    let number = 0;
    const addIssue = (folder: number) =>
      addTo(admin, '/issues/add.php', {
        folderId: folderIds[folder],
        name: (number += 1) % 2 === 0 ? 'even' : 'odd',
      });
    await fc.assert(
      fc.asyncProperty(fc.array(aStep, { minLength: 3, maxLength: 14 }), async (steps) => {
        const model: Model = new Map();
        for (const { id } of await list()) {
          await admin.result('/issues/delete.php', { issueId: id });
        }
        for (const folder of [0, 0, 1, 2]) await addIssue(folder);
        for (const step of steps) {
          const issues = await list();
          const issue = issues[step.which % Math.max(issues.length, 1)];
          if (step.kind === 'add') await addIssue(step.folder);
          if (step.kind === 'other') {
            await addTo(admin, '/issues/add.php', { folderId: otherFolderId, name: 'other' });
          }
          if (step.kind === 'mark') {
            const scope: Scope = {
              type: { typeId },
              project: { typeId, projectId: tracker.projectId },
              folder: { folderId: folderIds[step.folder] ?? 0 },
            }[step.scope as 'folder'];
            const stamp = await highestStamp(scope);
            const search = step.search === '' ? {} : { searchColumn: 0, searchValue: step.search };
            const { issues: found } = await bob.result<IssueList>('/issues/list.php', {
              ...scope,
              ...search,
              limit: 500,
            });
            await bob.result('/issues/mark.php', { ...scope, ...search, read: step.read });
            for (const { id, stamp: changed } of found) {
              // What a search finds gets the stamp only where something is unread.
              const isRead = (model.get(id) ?? 0) >= changed;
              if (!step.read) model.delete(id);
              else if (step.search === '' || !isRead) model.set(id, stamp);
            }
          }
          if (issue !== undefined) await change(step, issue, model);
          if (step.looks) await expectToKnow(model);
        }

        await expectToKnow(model);
      }),
      { numRuns: runs(8) },
    );
  });

  test('alerts look again only at issues that have changed, and into folders of which something was said', async () => {
    const { db } = tracker.server;
    const add = (folder: number) =>
      addTo(admin, '/issues/add.php', { folderId: folderIds[folder], name: 'odd' });
    const [one, two, three] = [await add(0), await add(0), await add(0)];
    const [four, five, six] = [await add(1), await add(1), await add(1)];
    const read = (issueId: number) => bob.result('/issues/load.php', { issueId, history: true });
    for (const issueId of [one, two, four, five]) await read(issueId);
    const countOfType = async () => {
      const { personalAlerts } = await bob.result<{ personalAlerts: AlertStatus[] }>(
        '/alerts/status.php',
      );
      return personalAlerts.find(({ viewId, folderId }) => viewId === null && folderId === null)
        ?.count;
    };
    const count = (await countOfType()) ?? 0;
    // Past what notes it.
    await sql`alter table read_states disable trigger user`.execute(db);
    await db.deleteFrom('readStates').where('issueId', 'in', [one, two, four, five]).execute();
    await sql`alter table read_states enable trigger user`.execute(db);

    expect(await countOfType()).toBe(count);
    await read(three);
    expect(await countOfType()).toBe(count - 1 + 2);
    const comment = (issueId: number) =>
      admin.result('/issues/comments/add.php', { issueId, comment: 'x' });
    await comment(six);
    expect(await countOfType()).toBe(count - 1 + 2);
    await comment(four);
    expect(await countOfType()).toBe(count - 1 + 2 + 1);
    // One that has left the folder is not there to be looked at.
    await admin.result('/issues/delete.php', { issueId: four });
    expect(await countOfType()).toBe(count - 1 + 2 + 1);
  });

  test('marking what is read writes nothing', async () => {
    const { db } = tracker.server;
    const issueId = await addTo(admin, '/issues/add.php', {
      folderId: folderIds[0],
      name: 'even more',
    });
    await bob.result('/issues/load.php', { issueId, history: true });
    const versions = () =>
      db
        .selectFrom('readStates')
        .select(({ ref }) => ['issueId', ref('xmin' as 'stamp').as('version')])
        .execute();
    const before = await versions();

    await bob.result('/issues/mark.php', {
      typeId,
      searchColumn: 0,
      searchValue: 'even more',
      read: true,
    });

    expect(await versions()).toEqual(before);
    expect(before.map((row) => row.issueId)).toContain(issueId);
  });
});
