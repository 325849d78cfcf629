import type { AlertStatus } from '@/protocol/alerts';
import type { IssueList } from '@/protocol/issues';

import { addTo, openSmallTracker, type SmallTracker } from '@tests/server/calls/smallTracker';
import type { ApiClient } from '@tests/server/support/apiServer';
import { testDatabases } from '@tests/server/support/testDatabases';
import { fc, runs } from '@tests/support/properties';

const typeId = 2;

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
    await bob.result('/alerts/add.php', { viewId: 2, typeId, isPublic: false });
  });

  afterAll(() => tracker.server.close());

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
    kind: fc.constantFrom('load', 'unread', 'comment', 'move', 'add', 'delete', 'mark', 'other'),
    which: fc.nat(),
    folder: fc.integer({ min: 0, max: 2 }),
    scope: fc.constantFrom('type', 'project', 'folder'),
    search: fc.constantFrom('', '', 'even'),
    read: fc.boolean(),
  });

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
          if (issue === undefined) continue;
          const issueId = issue.id;
          if (step.kind === 'load') {
            await bob.result('/issues/load.php', { issueId, history: true });
            model.set(issueId, issue.stamp);
          }
          if (step.kind === 'unread') {
            await bob.result('/issues/load.php', { issueId, history: true, unread: true });
            model.delete(issueId);
          }
          if (step.kind === 'comment') {
            await admin.result('/issues/comments/add.php', { issueId, comment: 'x' });
          }
          if (step.kind === 'move') {
            await admin.result('/issues/move.php', { issueId, folderId: folderIds[step.folder] });
          }
          if (step.kind === 'delete') {
            await admin.result('/issues/delete.php', { issueId });
            model.delete(issueId);
          }
        }

        const issues = await list();
        const known = issues.map(({ id }) => [id, model.get(id) ?? null]);
        expect(issues.map(({ id, read }) => [id, read])).toEqual(known);
        const places = await foldersOfIssues();
        const unread = issues.filter(({ id, stamp }) => (model.get(id) ?? 0) < stamp);
        const inSecond = unread.filter(({ id }) => places.get(id) === folderIds[1]);
        const { personalAlerts } = await bob.result<{ personalAlerts: AlertStatus[] }>(
          '/alerts/status.php',
        );
        const counts = personalAlerts.map(({ folderId, viewId, count }) => [
          folderId === null ? (viewId === null ? 'type' : 'view') : 'folder',
          count,
        ]);
        const viewed = await bob.result<IssueList>('/issues/list.php', { viewId: 2, limit: 500 });
        const inView = viewed.issues.filter(({ id, stamp }) => (model.get(id) ?? 0) < stamp);
        expect(Object.fromEntries(counts)).toEqual({
          ...(unread.length > 0 && { type: unread.length }),
          ...(inSecond.length > 0 && { folder: inSecond.length }),
          ...(inView.length > 0 && { view: inView.length }),
        });
      }),
      { numRuns: runs(8) },
    );
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
