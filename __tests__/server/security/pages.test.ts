import { openPageServer, type PageServer } from '@tests/server/pages/pageServer';

let server: PageServer;

beforeAll(async () => {
  server = await openPageServer({ isSecure: true });
});

beforeEach(() => {
  server.forgetCookie();
});

afterAll(() => server.close());

const logIn = () => server.post('/index.php', { login: 'admin', password: 'admin pass' });

describe('every kind of page has the strict headers', () => {
  test.each([
    '/',
    '/index.php',
    '/client/about.php',
    '/users/register.php',
    '/users/password.php',
    '/users/password.php?key=wrong',
    '/nothing/here.php',
    '/client/file.php?id=99',
    '/client/index.php',
  ])('%s', async (path) => {
    if (path.startsWith('/client/')) await logIn();
    const { headers } = await server.get(path);

    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("form-action 'self'");
    expect(policy).toMatch(/script-src 'nonce-[^']+';/);
    expect(policy).toMatch(/style-src 'nonce-[^']+';/);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('with a nonce of its own each time', async () => {
    const policies = await Promise.all(
      [1, 2].map(async () =>
        (await server.get('/index.php')).headers.get('content-security-policy'),
      ),
    );
    expect(policies[0]).not.toBe(policies[1]);
  });
});

describe('a session', () => {
  test('never is the one an attacker has planted', async () => {
    const planted = 'A'.repeat(32);
    await server.post(
      '/index.php',
      { login: 'admin', password: 'admin pass' },
      { cookie: `WebIssuesSID=${planted}` },
    );

    expect(server.cookie()).toMatch(/^[\w-]{32}$/);
    expect(server.cookie()).not.toBe(planted);
  });

  test('comes as a cookie that scripts and open lines do not get', async () => {
    const [cookie] = (await logIn()).headers.getSetCookie();

    expect(cookie).toMatch(/; Secure; HttpOnly; SameSite=/);
    expect(cookie).toMatch(/Path=\//);
    expect(cookie).not.toMatch(/Domain=/i);
  });
});

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/%0d%0aSet-Cookie:x=1\r\nX: y',
  'javascript:alert(1)',
  '/..//evil.example',
  '/.//evil.example',
  'client/../..//evil.example',
  '///evil.example',
  '@evil.example',
  '.evil.example',
])('a login with the return address %j stays here', async (url) => {
  const path = `/index.php?url=${encodeURIComponent(url)}`;
  const response = await server.post(path, { login: 'admin', password: 'admin pass', url });

  const location = response.headers.get('location') ?? '';
  expect(new URL(location, 'http://tracker.test').origin).toBe('http://tracker.test');
  expect(response.headers.getSetCookie()).toHaveLength(1);
});

test.each([
  '/assets/../../package.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/assets/..%2f..%2fpackage.json',
  '/assets/..%5c..%5cpackage.json',
  '/assets//etc/passwd',
  '/assets/%00',
  '/assets/%zz',
  '/common/images/../../../etc/passwd',
  '/common/images/%252e%252e/%252e%252e/package.json',
])('%s leads to no file', async (path) => {
  const response = await server.get(path);

  expect(response.status).toBe(404);
  expect(await response.text()).not.toMatch(/"name": "issuedesk"|root:/);
});
