import { Busy } from '@/server/core/busy';
import { hashToken } from '@/server/secrets/randomTokens';

import { openPageServer, type PageServer } from './pageServer';

let server: PageServer;

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

beforeAll(async () => {
  server = await openPageServer();
  const { db } = server;
  const named = { name: 'P', nameKey: 'p' };
  const { id: projectId } = await db
    .insertInto('projects')
    .values({ ...named, isPublic: false, isArchived: false })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: folderId } = await db
    .insertInto('folders')
    .values({ ...named, projectId, typeId: 1, stamp: 2 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const by = { createdAt: 1_700_000_000, createdBy: 1 };
  const modified = { stamp: 2, modifiedAt: 1_700_000_000, modifiedBy: 1 };
  await db
    .insertInto('issues')
    .values({ ...named, ...by, ...modified, id: 1, folderId })
    .execute();
  for (const [id, name, content] of [
    [2, 'plan "ż".svg', svg],
    [3, 'page.html', '<script>alert(1)</script>'],
    [4, 'picture.bmp', 'BM'],
    [5, 'unknown', 'x'],
    [6, 'library.js', 'alert(1)'],
    [7, 'module.mjs', 'alert(1)'],
    [8, 'common.cjs', 'alert(1)'],
    [9, 'page.xhtml', '<html/>'],
    [10, 'data.xml', '<x/>'],
    [11, 'sheet.xsl', '<x/>'],
    [12, 'feed.atom', '<x/>'],
    [13, 'style.css', 'body {}'],
    [14, 'code.wasm', 'x'],
    [15, 'page.HTM', '<script>alert(1)</script>'],
    [16, 'manual.pdf', '%PDF'],
    [17, 'letter.docx', 'PK'],
    [18, 'table.csv', 'a,b'],
    [19, 'photo.png', 'x'],
    [20, 'invoice\u202efdp.exe', 'x'],
  ] as const) {
    await db
      .insertInto('history')
      .values({ ...by, id, issueId: 1, kind: 4, stamp: id })
      .execute();
    const bytes = Buffer.from(content);
    await db
      .insertInto('files')
      .values({ id, name, description: '', size: bytes.length, content: bytes })
      .execute();
  }
});

beforeEach(async () => {
  server.forgetCookie();
  await server.post('/index.php', { login: 'admin', password: 'admin pass' });
});

afterAll(() => server.close());

const file = (id: number | string, headers = {}) =>
  server.get(`/client/file.php?id=${id}`, headers);

test('an attached file is saved, never run', async () => {
  const response = await file(2);

  expect(await response.text()).toBe(svg);
  expect(Object.fromEntries(response.headers)).toEqual({
    'cache-control': 'private, must-revalidate, max-age=0',
    'content-disposition': `attachment; filename="${Buffer.from("plan 'ż'.svg").toString('latin1')}"`,
    'content-length': String(svg.length),
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'content-type': 'image/svg+xml',
    'cross-origin-resource-policy': 'same-origin',
    etag: expect.any(String) as unknown,
    'last-modified': 'Tue, 14 Nov 2023 22:13:20 GMT',
    'x-content-type-options': 'nosniff',
    'x-request-id': expect.any(String) as unknown,
  });
});

test.each([
  [3, 'text/plain'],
  [4, 'image/x-ms-bmp'],
  [5, 'application/octet-stream'],
  [6, 'text/plain'],
  [7, 'text/plain'],
  [8, 'text/plain'],
  [9, 'text/plain'],
  [10, 'text/plain'],
  [11, 'text/plain'],
  [12, 'text/plain'],
  [13, 'text/plain'],
  [14, 'text/plain'],
  [15, 'text/plain'],
  [16, 'application/pdf'],
  [17, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  [18, 'text/csv'],
  [19, 'image/png'],
])('file %i has the type %s', async (id, type) => {
  expect((await file(id)).headers.get('content-type')).toBe(type);
});

test('a copy that is still good is not sent again, but rights are checked', async () => {
  const etag = (await file(2)).headers.get('etag') ?? '';

  const again = await file(2, { 'if-none-match': etag });
  expect([again.status, await again.text()]).toEqual([304, '']);
  server.forgetCookie();
  expect((await file(2, { 'if-none-match': etag })).status).toBe(302);
});

test('a server without room says so on a page, and when to come again', async () => {
  const { db, context } = server;
  const { open } = context.files;
  await db.updateTable('files').set({ content: null }).where('id', '=', 5).execute();
  context.files.open = () => Promise.reject(new Busy());

  const response = await file(5);
  context.files.open = open;

  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
  expect(await response.text()).toContain('<main id="window"');
});

test('visitors are led to the login and back to the file', async () => {
  server.forgetCookie();
  const response = await file(2);
  expect(response.headers.get('location')).toBe('/index.php?url=%2Fclient%2Ffile.php%3Fid%3D2');
});

test('a stale cookie is deleted on the way to the login', async () => {
  const token = server.cookie() ?? '';
  await server.db.deleteFrom('sessions').where('tokenHash', '=', hashToken(token)).execute();

  const response = await file(2);

  expect(response.status).toBe(302);
  expect(response.headers.getSetCookie()[0]).toContain('WebIssuesSID=deleted');
});

test.each(['99', '0', '-1', 'x', '2x', '../2', ''])('id "%s" is no file', async (id) => {
  const response = await file(id);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-disposition')).toBeNull();
  expect(await response.text()).toContain('The file does not exist');
});

test('files of other people’s projects do not exist', async () => {
  await server.db.updateTable('users').set({ access: 1 }).where('login', '=', 'admin').execute();
  expect(await (await file(2)).text()).toContain('The file does not exist');
  await server.db.updateTable('users').set({ access: 2 }).where('login', '=', 'admin').execute();
});

test('a name that runs backwards is sent as what it is', async () => {
  const header = (await file(20)).headers.get('content-disposition') ?? '';
  const disposition = Buffer.from(header, 'latin1').toString();

  expect(disposition).toContain('invoice\ufffdfdp.exe');
  expect(disposition).not.toContain('\u202e');
});
