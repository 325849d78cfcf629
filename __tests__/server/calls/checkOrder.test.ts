import type { ApiClient, ApiServer } from '@tests/server/support/apiServer';

import { addTo, openSmallTracker } from './smallTracker';

let server: ApiServer;
let admin: ApiClient;
let bob: ApiClient;
let folderId: number;

/** Of several faults in a call, the one that real servers answer first (protocol 9). */
beforeAll(async () => {
  ({ server, admin, bob, folderId } = await openSmallTracker());
});

afterAll(() => server.close());

describe('a name is looked at before what it is for', () => {
  const view = { typeId: 99, isPublic: true, columns: '1,0', sortColumn: 1, sortAscending: true };
  const attribute = { type: 'NOTHING', details: {} };

  test.each([
    ['/projects/rename.php', { projectId: 99 }],
    ['/projects/folders/add.php', { projectId: 99, typeId: 99 }],
    ['/projects/folders/rename.php', { folderId: 99 }],
    ['/types/views/add.php', { ...view, filters: [] }],
    ['/types/attributes/add.php', { typeId: 99, ...attribute }],
    ['/types/attributes/edit.php', { attributeId: 99, ...attribute }],
  ])('%s', async (path, payload) => {
    const codeOf = (name: string) => admin.code(path, { ...payload, name });

    expect(await codeOf('')).toBe(325);
    expect(await codeOf('a  b')).toBe(319);
    expect(await codeOf('x'.repeat(300))).toBe(327);
    expect(await codeOf('N')).toBeGreaterThanOrEqual(300);
    expect(await codeOf('N')).toBeLessThan(310);
  });

  test.each([
    ['/projects/folders/add.php', { projectId: 1, typeId: 2 }],
    ['/types/views/add.php', { ...view, typeId: 2, filters: [] }],
  ])('%s also for callers without rights', async (path, payload) => {
    expect(await bob.code(path, { ...payload, name: '' })).toBe(325);
    expect(await bob.code(path, { ...payload, name: 'N' })).toBe(301);
  });
});

describe('a view that is out of reach', () => {
  let personalId: number;

  beforeAll(async () => {
    const view = { typeId: 2, isPublic: false, name: 'Mine', columns: '1,0', filters: [] };
    const order = { sortColumn: 1, sortAscending: true };
    personalId = await addTo(admin, '/types/views/add.php', { ...view, ...order });
  });

  test.each([
    ['/issues/list.php', { limit: 5 }],
    ['/issues/mark.php', { read: true }],
    ['/types/views/delete.php', {}],
  ])('is unknown to %s', async (path, payload) => {
    expect(await bob.code(path, { ...payload, viewId: 99 })).toBe(340);
    expect(await bob.code(path, { ...payload, viewId: personalId })).toBe(340);
  });

  test('is no view at all with the id 0 when issues are marked', async () => {
    expect(await admin.code('/issues/mark.php', { viewId: 0, read: true })).toBe(402);
    expect(await admin.code('/issues/list.php', { viewId: 0, limit: 5 })).toBe(340);
  });
});

test("somebody else's alert is unknown", async () => {
  const alert = { typeId: 2, isPublic: false };
  const alertId = await addTo(admin, '/alerts/add.php', alert);

  expect(await bob.code('/alerts/delete.php', { alertId })).toBe(347);
});

test('a view without columns misses those it must have', async () => {
  const view = { typeId: 2, isPublic: true, name: 'None', columns: '', filters: [] };
  const order = { sortColumn: 1, sortAscending: true };

  expect(await admin.code('/types/views/add.php', { ...view, ...order })).toBe(343);
});

test('a negative ID is searched for and found nowhere', async () => {
  await addTo(admin, '/issues/add.php', { folderId, name: 'I' });
  const search = { folderId, limit: 5, searchColumn: 1, searchValue: '-3' };

  await expect(admin.result('/issues/list.php', search)).resolves.toMatchObject({
    issues: [],
    totalCount: 0,
  });
});

test('the column of the location has its French name', async () => {
  await admin.result('/settings/regional/edit.php', { language: 'fr' });
  const { columns } = await admin.result<{ columns: { id: number; name: string }[] }>(
    '/issues/list.php',
    { typeId: 2, limit: 5 },
  );

  expect(columns.find(({ id }) => id === 6)?.name).toBe('Endroit');
});
