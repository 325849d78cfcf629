import { fieldMessages, hiddenFields, openPageServer, type PageServer } from './pageServer';

let server: PageServer;

beforeAll(async () => {
  server = await openPageServer();
});

beforeEach(async () => {
  server.forgetCookie();
  await server.db.deleteFrom('loginAttempts').execute();
});

afterAll(() => server.close());

const login = (name: string, password: string, more = {}, path = '/index.php') =>
  server.post(path, {
    __formId: 'login',
    __viewState: '',
    login: name,
    password,
    submit: 'login',
    ...more,
  });

test.each(['/', '/index.php'])('%s is a labelled form that works without script', async (path) => {
  const response = await server.get(path);
  const html = await response.text();

  expect(response.status).toBe(200);
  expect(html).toContain('<html lang="en-US" dir="ltr">');
  expect(html).toContain('Log in to Test &amp; Co');
  expect(html).toMatch(/<label class="control-label" for="field-login-login">Login \*<\/label>/);
  expect(hiddenFields(html)).toEqual({ __formId: 'login', __viewState: '' });
  expect(html).not.toMatch(/ on\w+=| style=/);
  // Phones begin what is typed with a capital, and logins are told apart by case.
  expect(html.match(/autocapitalize="none"/g)).toHaveLength(1);
});

test('the right password starts a session and leads to the client', async () => {
  const response = await login('admin', 'admin pass');

  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe('/client/index.php');
  const [cookie = ''] = response.headers.getSetCookie();
  expect(cookie).toMatch(/^WebIssuesSID=[\w-]{32}; Path=\/; HttpOnly; SameSite=Lax$/);
  const client = await server.get('/client/index.php');
  expect(await client.text()).toContain('"userName":"Administrator"');
});

test('a login leads back to the place it was asked for', async () => {
  const url = encodeURIComponent('/client/index.php#/issues/5');
  const response = await login('admin', 'admin pass', {}, `/index.php?url=${url}`);
  expect(response.headers.get('location')).toBe('/client/index.php#/issues/5');
});

test('a login leads nowhere else', async () => {
  const url = encodeURIComponent('//evil.example/');
  const response = await login('admin', 'admin pass', {}, `/index.php?url=${url}`);
  expect(response.headers.get('location')).toBe('/client/index.php');
});

test.each([
  ['admin', 'wrong'],
  ['nobody', 'admin pass'],
  ['dora', 'first pass'],
])('%s with "%s" is refused in the same words', async (name, password) => {
  const response = await login(name, password);
  const html = await response.text();

  expect(response.status).toBe(200);
  expect(html).toContain('The login or password is incorrect, or the account is disabled.');
  expect(html).toContain(`value="${name}"`);
  expect(html).not.toContain(`value="${password}"`);
  expect(server.cookie()).toBeUndefined();
});

test('empty and overlong fields are named', async () => {
  const response = await login('', 'x'.repeat(41));
  const html = await response.text();
  expect(fieldMessages(html)).toEqual({
    login: 'Fill in this field.',
    password: 'At most 40 characters.',
  });
  expect(html).toContain('aria-describedby="field-login-login-note"');
});

test('what was typed comes back escaped', async () => {
  const html = await (await login('"><script>alert(1)</script>', 'x')).text();
  expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  expect(html).not.toContain('<script>alert');
});

test('guessing one account is slowed down, even with the right password in the end', async () => {
  for (let guess = 0; guess < 10; guess += 1) await login('admin', `guess ${guess}`);
  const html = await (await login('admin', 'admin pass')).text();
  expect(html).toContain('Too many failed attempts.');
  expect(server.cookie()).toBeUndefined();
});

test('opening the page ends the session', async () => {
  await login('admin', 'admin pass');
  const token = server.cookie();

  await server.get('/index.php');

  expect(server.cookie()).toBeUndefined();
  const stolen = await server.get('/client/index.php', { cookie: `WebIssuesSID=${token ?? ''}` });
  expect(stolen.status).toBe(302);
  const events = await server.db
    .selectFrom('events')
    .select('message')
    .where('message', 'like', 'User logged out:%')
    .execute();
  expect(events).toHaveLength(1);
});

test('a login never keeps a session that the browser came with', async () => {
  await login('admin', 'admin pass');
  const first = server.cookie();
  await login('admin', 'admin pass');
  expect(server.cookie()).not.toBe(first);
});

test.each([
  [{ origin: 'https://evil.example' }],
  [{ 'sec-fetch-site': 'cross-site' }],
  [{ 'sec-fetch-site': 'same-site' }],
])('a form sent from elsewhere is refused: %j', async (headers) => {
  const response = await server.post(
    '/index.php',
    { login: 'admin', password: 'admin pass' },
    headers,
  );
  expect(response.status).toBe(403);
  expect(server.cookie()).toBeUndefined();
});

test('a form sent from this site is taken', async () => {
  const response = await server.post(
    '/index.php',
    { login: 'admin', password: 'admin pass', submit: 'login' },
    { origin: 'http://tracker.test', 'sec-fetch-site': 'same-origin' },
  );
  expect(response.status).toBe(302);
});

test('other bodies and methods are bad requests', async () => {
  const json = await server.post('/index.php', {}, { 'content-type': 'application/json' });
  expect(json.status).toBe(400);
  const huge = await login('admin', 'x'.repeat(70_000));
  expect(huge.status).toBe(400);
});

test('behind https the cookie is secure, below a path it belongs to the path', async () => {
  const secure = await openPageServer({ basePath: '/tracker', isSecure: true });
  const response = await secure.post('/tracker/index.php', {
    login: 'admin',
    password: 'admin pass',
  });
  expect(response.headers.get('location')).toBe('/tracker/client/index.php');
  expect(response.headers.getSetCookie()[0]).toMatch(/; Path=\/tracker\/; Secure; HttpOnly/);
  await secure.close();
});

describe('a temporary password', () => {
  const change = async (state: string, password: string, confirm = password) =>
    server.post('/index.php?url=%2Fclient%2Findex.php%23%2Fissues%2F5', {
      __formId: 'login',
      __viewState: state,
      newPassword: password,
      newPasswordConfirm: confirm,
      submit: 'login',
    });

  const firstStep = async () =>
    hiddenFields(await (await login('anna', 'first pass')).text())['__viewState'] ?? '';

  test('must be replaced before the session starts', async () => {
    const html = await (await login('anna', 'first pass')).text();
    expect(html).toContain('Choose a new password');
    expect(html).not.toContain('first pass');
    expect(html).not.toContain('name="login"');
    expect(server.cookie()).toBeUndefined();
  });

  test.each([
    ['', '', { newPassword: 'Fill in this field.' }],
    ['new pass', 'other', { newPasswordConfirm: 'The passwords do not match.' }],
    [
      'first pass',
      'first pass',
      { newPassword: 'Choose a password that is different from the current one.' },
    ],
  ])('is not replaced by "%s" and "%s"', async (password, confirm, messages) => {
    const html = await (await change(await firstStep(), password, confirm)).text();
    expect(fieldMessages(html)).toEqual(messages);
    expect(server.cookie()).toBeUndefined();
  });

  test('cannot be replaced with a forged or foreign state', async () => {
    const state = await firstStep();
    const login64 = Buffer.from('admin').toString('base64url');
    const forged = [`${login64}.${state.split('.')[1] ?? ''}`, `${state.slice(0, -2)}xx`, 'x', '.'];
    for (const attempt of forged) {
      const html = await (await change(attempt, 'new pass')).text();
      expect(html).toContain('That took too long. Log in again.');
    }
    expect(server.errors).toEqual([]);
  });

  test('can be kept by cancelling', async () => {
    const html = await (
      await server.post('/index.php', { __viewState: await firstStep(), submit: 'cancel' })
    ).text();
    expect(html).toContain('name="login"');
  });

  test('is replaced, and the state is worth nothing afterwards', async () => {
    const state = await firstStep();

    const response = await change(state, 'new pass');

    expect(response.headers.get('location')).toBe('/client/index.php#/issues/5');
    expect(server.cookie()).toHaveLength(32);
    server.forgetCookie();
    const again = await (await change(state, 'newer pass')).text();
    expect(again).toContain('That took too long. Log in again.');
    expect((await login('anna', 'new pass')).status).toBe(302);
  });
});
