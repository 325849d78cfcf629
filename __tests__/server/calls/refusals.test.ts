import type { ApiClient, ApiServer } from '@tests/server/support/apiServer';

import { openSmallTracker } from './smallTracker';

let server: ApiServer;
let admin: ApiClient;

beforeAll(async () => {
  ({ server, admin } = await openSmallTracker());
});

afterAll(() => server.close());

describe('reordering attributes', () => {
  test.each([
    ['1,2,3,4,5', null],
    ['5,4,3,2,1', null],
    ['', 344],
    ['1,2,3,4', 344],
    ['1,2,3,4,4', 337],
    ['1,2,3,4,6', 309],
    ['1, 2,3,4,5', 332],
  ])('as %j: %s', async (order, code) => {
    expect(await admin.code('/types/attributes/reorder.php', { typeId: 2, order })).toBe(code);
  });
});

describe('an alert', () => {
  test.each([
    [{ projectId: 1, folderId: 1 }, 402],
    [{ typeId: 99 }, 308],
    [{ viewId: 99 }, 340],
    [{ projectId: 99 }, 303],
    [{ folderId: 99 }, 304],
    [{ typeId: 1, folderId: 1 }, 304],
  ])('on %j is refused', async (target, code) => {
    expect(await admin.code('/alerts/add.php', { typeId: 2, isPublic: false, ...target })).toBe(
      code,
    );
  });
});

describe('a report', () => {
  beforeAll(() =>
    admin.result('/settings/email/edit.php', { emailEngine: 'standard', emailFrom: 'a@b.cd' }),
  );

  test.each([
    [{ alertType: 1 }, 369],
    [{ alertType: 2, alertFrequency: 2 }, 370],
  ])('with %j is refused', async (schedule, code) => {
    const report = { typeId: 2, isPublic: false, ...schedule };

    expect(await admin.code('/reports/add.php', report)).toBe(code);
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

  beforeAll(() =>
    admin.result('/settings/inboxes/add.php', { ...inbox, email: 'taken@example.com' }),
  );

  test.each([
    [{ engine: 'smtp' }, 324],
    [{ email: 'nobody' }, 335],
    [{ port: 0 }, 328],
    [{ port: 65_536 }, 329],
    [{ encryption: 'rot13' }, 324],
    [{ format: 2 }, 324],
    [{ engine: 'pop3', leaveMessages: true }, 324],
    [{ allowExternal: true }, 325],
    [{ mapFolder: false }, 325],
    [{ robot: 99 }, 307],
    [{ defaultFolder: 99 }, 304],
    [{ email: 'TAKEN@example.com' }, 358],
  ])('with %j is refused', async (wrong, code) => {
    expect(await admin.code('/settings/inboxes/add.php', { ...inbox, ...wrong })).toBe(code);
  });
});

describe('e-mail settings', () => {
  const smtp = { emailEngine: 'smtp', emailFrom: 'a@b.cd', smtpServer: 'mail', smtpPort: 25 };

  test.each([
    [{ emailEngine: '' }, null],
    [{ emailEngine: 'standard', emailFrom: 'a@b.cd' }, null],
    [smtp, null],
    [{ ...smtp, smtpEncryption: 'tls', smtpUser: 'me', smtpPassword: 'x' }, null],
    [{ emailEngine: 'pigeon' }, 324],
    [{ emailFrom: 'a@b.cd' }, 324],
    [{ emailEngine: 'standard' }, 325],
    [{ emailEngine: 'standard', emailFrom: 'nobody' }, 335],
    [{ ...smtp, emailEngine: 'standard' }, 324],
    [{ ...smtp, smtpServer: '' }, 325],
    [{ ...smtp, smtpPort: undefined }, 321],
    [{ ...smtp, smtpPort: 0 }, 328],
    [{ ...smtp, smtpPort: 65_536 }, 329],
    [{ ...smtp, smtpEncryption: 'rot13' }, 324],
  ])('%j: %s', async (input, code) => {
    expect(await admin.code('/settings/email/edit.php', input)).toBe(code);
  });
});

describe('regional settings', () => {
  test.each([
    [{ language: '' }, 325],
    [{ language: 'xx' }, 324],
    [{ timeZone: 'Mars/Olympus' }, 324],
    [{ numberFormat: 'dot9' }, 324],
    [{ firstDay: 7 }, 329],
    [{ firstDay: -1 }, 328],
    [{ timeZone: 'Europe/Warsaw', dateFormat: 'ymd4', firstDay: 1 }, null],
  ])('%j: %s', async (input, code) => {
    const regional = { language: 'en_US', ...input };

    expect(await admin.code('/settings/regional/edit.php', regional)).toBe(code);
  });
});
