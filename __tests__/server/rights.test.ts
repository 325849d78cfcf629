import { type OperationName, operationPaths } from '@/protocol/operations';

import { allCalls } from '@/server/calls/allCalls';
import { type ApiClient, type ApiServer, openApiServer } from '@tests/server/support/apiServer';

let server: ApiServer;
let admin: ApiClient;
let user: ApiClient;

beforeAll(async () => {
  server = await openApiServer();
  admin = await server.logIn('admin');
  await admin.result('/users/add.php', { name: 'Bob', login: 'bob', password: 'Bob-pass-1' });
  user = await server.logIn('bob');
});

afterAll(() => server.close());

function callsOf(...audiences: string[]): string[] {
  return allCalls
    .filter(({ who }) => audiences.includes(who))
    .map(({ operation }) => operationPaths[operation]);
}

test('every operation of the protocol is answered once', () => {
  const answered = allCalls.map(({ operation }): OperationName => operation);

  expect(answered.toSorted()).toEqual(Object.keys(operationPaths).toSorted());
});

test.each(callsOf('visitor', 'user', 'administrator'))(
  '%s wants a session while anonymous access is off',
  async (path) => {
    expect(await server.visitor().code(path)).toBe(300);
  },
);

test.each(callsOf('visitor', 'user', 'administrator'))(
  '%s wants the token of the session',
  async (path) => {
    expect(await admin.code(path, {}, { csrf: null })).toBe(371);
  },
);

test.each(callsOf('administrator'))('%s is for administrators', async (path) => {
  expect(await user.code(path)).toBe(301);
});

describe('in a project', () => {
  let project: number;
  let folder: number;
  let issue: number;

  beforeAll(async () => {
    const add = async (path: string, payload: object, id: string): Promise<number> =>
      (await admin.result<Record<string, number>>(path, payload))[id] ?? 0;
    project = await add('/projects/add.php', { name: 'Secret' }, 'projectId');
    folder = await add(
      '/projects/folders/add.php',
      { projectId: project, name: 'F', typeId: 1 },
      'folderId',
    );
    issue = await add('/issues/add.php', { folderId: folder, name: 'I' }, 'issueId');
  });

  async function setAccess(access: number, isPublic = false): Promise<void> {
    await admin.result('/projects/members/edit.php', { projectId: project, users: [2], access });
    await admin.result('/projects/access.php', { projectId: project, isPublic });
  }

  test('others see nothing', async () => {
    await setAccess(0);

    expect(await user.code('/projects/load.php', { projectId: project })).toBe(303);
    expect(await user.code('/issues/list.php', { folderId: folder, limit: 1 })).toBe(304);
    expect(await user.code('/issues/load.php', { issueId: issue })).toBe(305);
    expect(await user.code('/issues/find.php', { itemId: issue })).toBe(354);
    expect(await user.code('/issues/list.php', { typeId: 1, limit: 1 })).toBe(308);
  });

  test.each([
    ['a member', 1, false],
    ['anybody, when it is public', 0, true],
  ])('%s reads and writes but administers nothing', async (_who, access, isPublic) => {
    await setAccess(access, isPublic);

    expect(await user.code('/issues/load.php', { issueId: issue })).toBeNull();
    expect(
      await user.code('/issues/comments/add.php', { issueId: issue, comment: 'x' }),
    ).toBeNull();
    expect(await user.code('/issues/delete.php', { issueId: issue })).toBe(301);
    expect(await user.code('/projects/folders/rename.php', { folderId: folder, name: 'G' })).toBe(
      301,
    );
    expect(await user.code('/projects/access.php', { projectId: project, isPublic: true })).toBe(
      301,
    );
  });

  test('its administrator rules it, except over himself', async () => {
    await setAccess(2);

    expect(
      await user.code('/projects/folders/rename.php', { folderId: folder, name: 'G' }),
    ).toBeNull();
    expect(await user.code('/projects/rename.php', { projectId: project, name: 'Mine' })).toBe(301);
    const himself = { projectId: project, users: [2], access: 1 };
    expect(await user.code('/projects/members/edit.php', himself)).toBe(301);
  });

  test('authors own what they wrote, and nothing else', async () => {
    await setAccess(1);
    const comment = { issueId: issue, comment: 'mine' };
    const mine = await user.result<{ stampId: number }>('/issues/comments/add.php', comment);
    const theirs = await admin.result<{ stampId: number }>('/issues/comments/add.php', comment);

    const edit = (commentId: number) =>
      user.code('/issues/comments/edit.php', { commentId, comment: 'changed' });
    expect(await edit(mine.stampId)).toBeNull();
    expect(await edit(theirs.stampId)).toBe(301);
  });

  test('archiving hides all of it from everybody', async () => {
    await setAccess(2);
    await admin.result('/projects/archive.php', { projectId: project });

    expect(await user.code('/issues/load.php', { issueId: issue })).toBe(305);
    expect(await admin.code('/issues/load.php', { issueId: issue })).toBe(305);
    await admin.result('/projects/archive/restore.php', { projectId: project });
    expect(await user.code('/issues/load.php', { issueId: issue })).toBeNull();
  });
});
