import { sql } from 'kysely';

import { Access } from '@/protocol/access';

import type { OpenDatabase } from '@/server/database/openDatabase';

import { addTo, openSmallTracker, type SmallTracker } from '@tests/server/calls/smallTracker';
import { type ApiClient, openOtherProcess } from '@tests/server/support/apiServer';
import { testDatabases } from '@tests/server/support/testDatabases';

interface Listed {
  columns: { name: string }[];
  issues: { cells: unknown[] }[];
}

describe.each(testDatabases())('what lists remember on $name', ({ open }) => {
  let tracker: SmallTracker;
  let second: OpenDatabase;
  /** Sessions at another process, which learns of changes by the database alone. */
  let adminThere: ApiClient;
  let bobThere: ApiClient;

  beforeEach(async () => {
    const database = await open();
    second = await database.openAnother();
    tracker = await openSmallTracker({ database });
    const { admin, bob, folderId, server } = tracker;
    const there = openOtherProcess(second.db, server);
    [adminThere, bobThere] = [there(admin), there(bob)];
    await addTo(admin, '/issues/add.php', { folderId, name: 'One' });
  });

  afterEach(async () => {
    await second.close();
    await tracker.server.close();
  });

  const list = (client: ApiClient, payload: object = {}) =>
    client.result<Listed>('/issues/list.php', { typeId: 2, limit: 10, ...payload });
  const cells = async (client: ApiClient, payload: object = {}) =>
    (await list(client, payload)).issues.flatMap((issue) => issue.cells);
  const names = async (client: ApiClient, payload: object = {}) =>
    (await list(client, payload)).columns.map(({ name }) => name);

  test('follows projects and folders, however they are called and whatever becomes of them', async () => {
    const { admin, projectId, folderId } = tracker;
    expect(await cells(adminThere)).toContain('P &mdash; F');

    await admin.result('/projects/rename.php', { projectId, name: 'Q' });
    expect(await cells(adminThere)).toContain('Q &mdash; F');
    await admin.result('/projects/folders/rename.php', { folderId, name: 'G' });
    expect(await cells(adminThere)).toContain('Q &mdash; G');
    const other = await addTo(admin, '/projects/add.php', { name: 'R' });
    expect(
      await adminThere.code('/issues/list.php', { typeId: 2, projectId: other, limit: 1 }),
    ).toBeNull();
    await admin.result('/projects/folders/move.php', { folderId, projectId: other });
    expect(await cells(adminThere)).toContain('R &mdash; G');
    await admin.result('/projects/archive.php', { projectId: other });
    expect(await cells(adminThere)).toEqual([]);
    await admin.result('/projects/archive/restore.php', { projectId: other });
    expect(await cells(adminThere)).toContain('R &mdash; G');
    await admin.result('/projects/folders/delete.php', { folderId, force: true });
    expect(await adminThere.code('/issues/list.php', { folderId, limit: 1 })).toBe(304);
  });

  test('follows who is a member, what is public, and what a user may do', async () => {
    const { admin, projectId, folderId } = tracker;
    const codeThere = () => bobThere.code('/issues/list.php', { folderId, limit: 1 });
    expect(await codeThere()).toBeNull();

    await admin.result('/projects/members/edit.php', { projectId, users: [2], access: 0 });
    expect(await codeThere()).toBe(304);
    await admin.result('/projects/access.php', { projectId, isPublic: true });
    expect(await codeThere()).toBeNull();
    await admin.result('/projects/access.php', { projectId, isPublic: false });
    expect(await codeThere()).toBe(304);
    await admin.result('/users/access.php', { userId: 2, access: Access.administrator });
    expect(await codeThere()).toBeNull();
  });

  test('follows attributes, and the views that say which of them are shown', async () => {
    const { admin } = tracker;
    const all = { allColumns: true };
    expect(await names(adminThere, all)).not.toContain('Colour');

    const attributeId = await addTo(admin, '/types/attributes/add.php', {
      typeId: 2,
      name: 'Colour',
      type: 'TEXT',
      details: {},
    });
    expect(await names(adminThere, all)).toContain('Colour');
    const view = {
      columns: `1,0,${String(1000 + attributeId)}`,
      sortColumn: 1,
      sortAscending: true,
    };
    expect(await names(adminThere)).not.toContain('Colour');
    await admin.result('/types/views/default.php', { typeId: 2, ...view });
    expect(await names(adminThere)).toContain('Colour');

    const viewId = await addTo(admin, '/types/views/add.php', {
      typeId: 2,
      isPublic: true,
      name: 'V',
      filters: [],
      ...view,
    });
    expect(await cells(bobThere, { typeId: undefined, viewId })).toContain('One');
    await admin.result('/types/views/edit.php', {
      viewId,
      name: 'V',
      ...view,
      filters: [{ column: 0, operator: 'EQ', value: 'Two' }],
    });
    expect(await cells(bobThere, { typeId: undefined, viewId })).toEqual([]);
    await admin.result('/types/views/unpublish.php', { viewId });
    expect(await bobThere.code('/issues/list.php', { viewId, limit: 1 })).toBe(340);
    await admin.result('/types/attributes/delete.php', { attributeId, force: true });
    expect(await names(adminThere, all)).not.toContain('Colour');
  });

  test('stays when issues change, and when somebody only looks', async () => {
    const { admin, bob, folderId, server } = tracker;
    const version = async () => {
      const { rows } = await sql<{ changes: number }>`
        select changes from definition_changes
      `.execute(server.db);
      return rows[0]?.changes ?? 0;
    };
    await list(adminThere);
    const before = await version();

    const { issueId } = await admin.result<{ issueId: number }>('/issues/add.php', {
      folderId,
      name: 'Two',
    });
    await bob.result('/issues/comments/add.php', { issueId, comment: 'Text' });
    await bob.result('/issues/load.php', { issueId, history: true });
    await list(bobThere);
    expect(await version()).toBe(before);

    // Many rows of one change count once.
    const copied = { projectId: tracker.projectId, users: [1, 2], access: 2 };
    await admin.result('/projects/members/edit.php', copied);
    expect(await version()).toBe(before + 1);
  });
});
