import type { ApiClient, ApiServer } from '@tests/server/support/apiServer';

import { addTo, openSmallTracker } from './smallTracker';

let server: ApiServer;
let admin: ApiClient;
let bob: ApiClient;
let projectId: number;
let folderId: number;

/** Where the real server is odd, this one does what is sensible (protocol 8); by the numbers there. */
beforeAll(async () => {
  ({ server, admin, bob, projectId, folderId } = await openSmallTracker());
});

afterAll(() => server.close());

test('8.1: characters above U+FFFF are stored', async () => {
  const name = 'Rocket 🚀';
  const issueId = await addTo(admin, '/issues/add.php', { folderId, name, description: '💥' });

  await expect(
    admin.result('/issues/load.php', { issueId, description: true }),
  ).resolves.toMatchObject({ details: { name }, description: { text: '💥' } });
});

test.each([2, 3, 5, 6, 1001, 1005])(
  '8.2: column %i sorts also where it is hidden',
  async (sortColumn) => {
    await expect(
      admin.result('/issues/list.php', { folderId, sortColumn, limit: 5 }),
    ).resolves.toMatchObject({ sortColumn });
  },
);

test.each([
  ['sorting by an unknown column', { sortColumn: 1099 }],
  ['searching in the location', { searchColumn: 6, searchValue: 'F' }],
  ['searching in an attribute of another type', { searchColumn: 1008, searchValue: '1' }],
])('8.2: %s is no failure', async (_case, query) => {
  const { status } = await admin.send('/issues/list.php', { folderId, limit: 5, ...query });
  expect(status).toBeLessThan(500);
});

const inbox = {
  engine: 'pop3',
  email: 'in@example.com',
  server: '127.0.0.1',
  port: 1,
  mapFolder: true,
};

test('8.4, 8.11: an inbox is loaded without support for it, with its switch as a number', async () => {
  const inboxId = await addTo(admin, '/settings/inboxes/add.php', inbox);

  await expect(
    admin.result('/settings/inboxes/load.php', { inboxId, details: true }),
  ).resolves.toMatchObject({ engine: 'pop3', hasPop3: false, details: { useOAuth: 0 } });
});

test('8.5: trying what cannot work answers false or null', async () => {
  await expect(admin.result('/settings/inboxes/test.php', inbox)).resolves.toEqual({
    status: false,
  });
  await expect(admin.result('/settings/oauth/load.php')).resolves.toEqual({
    authorizationUrl: null,
    isValid: false,
  });
});

describe('8.6: what is no number is refused with 332', () => {
  const filter = { column: 1004, operator: 'EQ', value: 'many' };
  const view = { typeId: 2, isPublic: true, name: 'V', columns: '1,0', sortColumn: 1 };
  const attribute = { typeId: 2, name: 'N', type: 'NUMERIC', details: { 'min-value': 'many' } };
  const search = { typeId: 2, limit: 5, searchValue: 'many' };

  test.each([
    ['a value', '/issues/add.php', { name: 'I', values: [{ id: 4, value: 'many' }] }],
    ['a limit', '/types/attributes/add.php', attribute],
    ['a filter', '/types/views/add.php', { ...view, sortAscending: true, filters: [filter] }],
    ['a searched value', '/issues/list.php', { ...search, searchColumn: 1004 }],
    ['a searched ID', '/issues/list.php', { ...search, searchColumn: 1 }],
  ])('%s', async (_case, path, payload) => {
    const address = path === '/issues/add.php' ? { folderId } : {};
    expect(await admin.code(path, { ...payload, ...address })).toBe(332);
  });
});

test('8.8: archived projects are for administrators, and show no row', async () => {
  const archivedId = await addTo(admin, '/projects/add.php', { name: 'Old' });
  await admin.result('/projects/archive.php', { projectId: archivedId });
  const load = { projectId: archivedId };

  expect(await bob.code('/projects/archive/load.php', load)).toBe(301);
  await expect(admin.result('/projects/archive/load.php', load)).resolves.toEqual({
    details: { id: archivedId, name: 'Old' },
  });
});

test('8.9: a backslash is in no file name', async () => {
  const issueId = await addTo(admin, '/issues/add.php', { folderId, name: 'I' });
  const file = { name: 'a', content: Buffer.from('x') };
  expect(await admin.code('/issues/files/add.php', { issueId, name: 'a\\b' }, { file })).toBe(321);
});

test('8.10: a folder says whether it has changed', async () => {
  const rename = '/projects/folders/rename.php';
  const move = '/projects/folders/move.php';
  const otherId = await addTo(admin, '/projects/add.php', { name: 'Other' });

  await expect(admin.result(rename, { folderId, name: 'F' })).resolves.toEqual({
    folderId,
    changed: false,
  });
  await expect(admin.result(rename, { folderId, name: 'G' })).resolves.toEqual({
    folderId,
    changed: true,
  });
  await expect(admin.result(move, { folderId, projectId })).resolves.toEqual({ changed: false });
  await expect(admin.result(move, { folderId, projectId: otherId })).resolves.toEqual({
    changed: true,
  });
  await admin.result(move, { folderId, projectId });
});

test('8.11: whether a user administers a project is a number', async () => {
  await admin.result('/projects/members/edit.php', { projectId, users: [2], access: 2 });
  const { users } = await admin.result<{ users: { id: number; projectAdmin: number }[] }>(
    '/users/list.php',
  );
  expect(users.map(({ id, projectAdmin }) => [id, projectAdmin])).toEqual([
    [1, 0],
    [2, 1],
  ]);
});

test('8.12: a list that nobody asked for is null', async () => {
  const mail = { emailEngine: 'standard', emailFrom: 'a@b.cd' };
  await admin.result('/settings/email/edit.php', mail);

  await expect(admin.result('/alerts/list.php')).resolves.toBeNull();
  await expect(admin.result('/reports/list.php')).resolves.toBeNull();
  await admin.result('/settings/email/edit.php');
});

test('3.9: an invitation without e-mail is refused, and adds nobody', async () => {
  const user = { name: 'E', login: 'e', email: 'e@b.cd', sendInvitationEmail: true };
  expect(await admin.code('/users/add.php', user)).toBe(301);
  const { users } = await admin.result<{ users: object[] }>('/users/list.php');
  expect(users).toHaveLength(2);
});

test('3.1: no release is known to this server, which looks for none', async () => {
  await expect(server.visitor().result('/update.php')).resolves.toEqual({ version: null });
});

test('8.14: a stale cookie is answered with 300, and does not hinder a login', async () => {
  const visitor = server.visitor();
  visitor.cookie = 'x'.repeat(32);
  expect(await visitor.code('/global.php')).toBe(300);
  expect(visitor.cookie).toBeNull();
  visitor.cookie = 'x'.repeat(32);
  expect(await visitor.code('/login.php', { login: 'admin', password: 'wrong' })).toBe(302);
});

test('nothing failed behind the scenes', () => {
  expect(server.errors).toEqual([]);
});
