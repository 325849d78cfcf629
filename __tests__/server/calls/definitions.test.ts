import type { ApiClient, ApiServer } from '@tests/server/support/apiServer';

import { addTo, openSmallTracker } from './smallTracker';

let server: ApiServer;
let admin: ApiClient;
let bob: ApiClient;
let projectId: number;
let folderId: number;

/** What the recording does not show: cascades, and answers for which it has no call. */
beforeEach(async () => {
  ({ server, admin, bob, projectId, folderId } = await openSmallTracker());
});

afterEach(() => server.close());

function add(path: string, payload: object, client = admin): Promise<number> {
  return addTo(client, path, payload);
}

function addView(payload: object = {}, client = admin): Promise<number> {
  const view = { typeId: 2, isPublic: true, name: 'V', filters: [] };
  const columns = { columns: '1,0', sortColumn: 1, sortAscending: true };
  return add('/types/views/add.php', { ...view, ...columns, ...payload }, client);
}

const alertLists = { publicAlerts: true, personalAlerts: true };

describe('deleting an attribute', () => {
  test('takes values and history along, and views keep a column that lists ignore', async () => {
    const issue = { folderId, name: 'I', values: [{ id: 5, value: '1.0' }] };
    const issueId = await add('/issues/add.php', issue);
    const viewId = await addView({ columns: '1,0,1005', sortColumn: 1005 });
    expect(await admin.code('/types/attributes/delete.php', { attributeId: 5 })).toBe(351);

    await admin.result('/types/attributes/delete.php', { attributeId: 5, force: true });

    const loaded = await admin.result('/issues/load.php', {
      issueId,
      history: true,
      attributes: true,
    });
    expect(JSON.stringify(loaded)).not.toContain('1.0');
    expect(await admin.result('/issues/list.php', { viewId, limit: 9 })).toMatchObject({
      sortColumn: 1,
      sortAscending: true,
      columns: [{ id: 1 }, { id: 0 }, { id: 6 }],
      totalCount: 1,
    });
    expect(
      await admin.result('/types/views/load.php', { typeId: 2, viewId, details: true }),
    ).toMatchObject({ details: { columns: [1, 0, 1005] } });
  });
});

describe('reordering attributes', () => {
  test('puts new ones last, by name', async () => {
    const attribute = { typeId: 2, type: 'TEXT', details: {} };
    await add('/types/attributes/add.php', { ...attribute, name: 'Zeta' });
    await add('/types/attributes/add.php', { ...attribute, name: 'alpha' });

    const { attributes } = await admin.result<{ attributes: { name: string }[] }>(
      '/types/load.php',
      { typeId: 2, attributes: true },
    );

    expect(attributes.map(({ name }) => name).slice(5)).toEqual(['alpha', 'Zeta']);
  });
});

describe('a view', () => {
  test('has a name of its own among the public ones and among those of its owner', async () => {
    await addView();
    await addView({ isPublic: false });
    await addView({ isPublic: false }, bob);

    const again = {
      typeId: 2,
      name: 'V',
      columns: '1,0',
      sortColumn: 1,
      sortAscending: true,
      filters: [],
    };
    expect(await admin.code('/types/views/add.php', { ...again, isPublic: true })).toBe(342);
    expect(await bob.code('/types/views/add.php', { ...again, isPublic: false })).toBe(342);
  });

  test('that is personal is hidden from everybody else', async () => {
    const viewId = await addView({ isPublic: false }, bob);

    expect(await admin.code('/types/views/load.php', { typeId: 2, viewId })).toBe(340);
    expect(await admin.code('/types/views/publish.php', { viewId })).toBe(340);
    expect(await admin.code('/types/views/delete.php', { viewId })).toBe(340);
    expect(await bob.code('/types/views/load.php', { typeId: 1, viewId })).toBe(308);
  });

  test('that becomes personal takes the alerts of others along', async () => {
    const viewId = await addView();
    await add('/alerts/add.php', { typeId: 2, viewId, isPublic: false }, bob);
    await add('/alerts/add.php', { typeId: 2, viewId, isPublic: false });

    await admin.result('/types/views/unpublish.php', { viewId });

    expect(await bob.result('/alerts/list.php', alertLists)).toEqual({
      publicAlerts: [],
      personalAlerts: [],
    });
    expect(await admin.result('/alerts/list.php', alertLists)).toMatchObject({
      personalAlerts: [{ view: 'Bugs — V' }],
    });
    expect(await admin.result('/types/views/unpublish.php', { viewId })).toEqual({
      changed: false,
    });
  });

  test('takes its alerts along when it is deleted', async () => {
    const viewId = await addView();
    await add('/alerts/add.php', { typeId: 2, viewId, isPublic: true });

    await admin.result('/types/views/delete.php', { viewId });

    expect(await admin.result('/alerts/list.php', alertLists)).toMatchObject({ publicAlerts: [] });
  });

  test('saved as it is did not change', async () => {
    const content = { columns: '1,0', sortColumn: 1, sortAscending: true };
    const viewId = await addView();

    const same = { viewId, name: 'V', filters: [], ...content };
    expect(await admin.result('/types/views/edit.php', same)).toEqual({ viewId, changed: false });
    const defaultView = { typeId: 1, ...content };
    expect(await admin.result('/types/views/default.php', defaultView)).toEqual({ changed: true });
    expect(await admin.result('/types/views/default.php', defaultView)).toEqual({ changed: false });
  });
});

describe('an alert', () => {
  test('for everybody replaces the same ones of single users', async () => {
    const target = { typeId: 2, projectId };
    await add('/alerts/add.php', { ...target, isPublic: false }, bob);

    await add('/alerts/add.php', { ...target, isPublic: true });

    expect(await bob.result('/alerts/list.php', alertLists)).toMatchObject({
      publicAlerts: [{ view: 'Bugs', location: 'P' }],
      personalAlerts: [],
    });
    expect(await bob.code('/alerts/add.php', { ...target, isPublic: false })).toBe(348);
  });

  test('on a project counts that project only', async () => {
    const other = await add('/projects/add.php', { name: 'Q' });
    const otherFolder = { projectId: other, name: 'F', typeId: 2 };
    const otherFolderId = await add('/projects/folders/add.php', otherFolder);
    await add('/alerts/add.php', { typeId: 2, projectId, isPublic: false });
    await add('/issues/add.php', { folderId: otherFolderId, name: 'elsewhere' });
    const status = () =>
      admin.result<{ personalAlerts: { count: number }[] }>('/alerts/status.php');
    expect((await status()).personalAlerts).toEqual([]);

    const issueId = await add('/issues/add.php', { folderId, name: 'here' });

    expect((await status()).personalAlerts).toMatchObject([{ projectId, count: 1, location: 'P' }]);
    await admin.result('/issues/load.php', { issueId, history: true });
    expect((await status()).personalAlerts).toEqual([]);
  });

  test('for everybody is the business of administrators', async () => {
    const alertId = await add('/alerts/add.php', { typeId: 2, isPublic: true });

    expect(await bob.code('/alerts/add.php', { typeId: 2, isPublic: true })).toBe(301);
    expect(await bob.code('/alerts/load.php', { alertId })).toBe(301);
    expect(await bob.code('/alerts/delete.php', { alertId })).toBe(301);
    expect(await bob.result('/alerts/list.php')).toBeNull();
  });
});

describe('a report', () => {
  beforeEach(() =>
    admin.result('/settings/email/edit.php', { emailEngine: 'standard', emailFrom: 'a@b.cd' }),
  );

  test('is no alert and has a schedule that can be changed', async () => {
    const report = { typeId: 2, isPublic: false, alertType: 3 };
    const reportId = await add('/reports/add.php', report);

    expect(await admin.code('/alerts/load.php', { alertId: reportId })).toBe(347);
    const schedule = { reportId, alertType: 2, alertFrequency: 1 };
    expect(await admin.result('/reports/edit.php', schedule)).toEqual({ reportId, changed: true });
    expect(await admin.result('/reports/edit.php', schedule)).toEqual({ reportId, changed: false });
    expect(await admin.result('/reports/load.php', { reportId, details: true })).toEqual({
      id: reportId,
      isPublic: false,
      view: 'Bugs',
      location: null,
      details: { type: 2, frequency: 1 },
    });
    await admin.result('/reports/delete.php', { reportId });
    expect(await admin.code('/reports/load.php', { reportId })).toBe(347);
  });
});

describe('an inbox', () => {
  const inbox = {
    engine: 'imap',
    email: 'in@example.com',
    server: 'mail',
    port: 143,
    mapFolder: true,
  };

  test('keeps what was said, forgets what was not, and keeps its format', async () => {
    const inboxId = await add('/settings/inboxes/add.php', { ...inbox, user: 'me', format: 1 });

    await admin.result('/settings/inboxes/edit.php', { inboxId, ...inbox });

    expect(await admin.result('/settings/inboxes/load.php', { inboxId, details: true })).toEqual({
      engine: 'imap',
      email: 'in@example.com',
      details: {
        server: 'mail',
        port: 143,
        encryption: null,
        user: null,
        password: null,
        mailbox: null,
        useOAuth: 0,
        noValidate: false,
        leaveMessages: false,
        allowExternal: false,
        robot: null,
        mapFolder: true,
        defaultFolder: null,
        format: 1,
      },
      emailEngine: null,
      hasPop3: false,
      hasOAuth: false,
    });
    const again = await admin.result('/settings/inboxes/edit.php', { inboxId, ...inbox });
    expect(again).toEqual({ inboxId, changed: false });
  });

  test('loses a default folder that is deleted', async () => {
    const inboxId = await add('/settings/inboxes/add.php', { ...inbox, defaultFolder: folderId });
    await admin.result('/projects/folders/delete.php', { folderId });

    const loaded = await admin.result('/settings/inboxes/load.php', { inboxId, details: true });

    expect(loaded).toMatchObject({ details: { defaultFolder: null } });
  });
});

describe('regional settings', () => {
  test('decide the formats unless the language of the user does', async () => {
    await admin.result('/settings/regional/edit.php', { language: 'de', timeFormat: '12h1' });

    const { settings } = await admin.result<{ settings: object }>('/global.php');

    expect(settings).toMatchObject({
      defaultLanguage: 'de',
      groupSeparator: '.',
      decimalSeparator: ',',
      dateOrder: 'dmy',
      dateSeparator: '.',
      padMonth: true,
      timeMode: 12,
      firstDayOfWeek: 1,
    });
  });
});
