import { isWiOptions } from '@/protocol/wiOptions';
import { saveSettings, loadSettings } from '@/server/store/settingsStore';
import { openPageServer, type PageServer } from './pageServer';

let server: PageServer;

beforeAll(async () => {
  server = await openPageServer({ basePath: '/tracker' });
});

beforeEach(() => server.forgetCookie());

afterAll(() => server.close());

const CLIENT = '/tracker/client/index.php';

async function set(settings: Parameters<typeof saveSettings>[2]): Promise<void> {
  await saveSettings(server.db, await loadSettings(server.db), settings);
}

async function logIn(): Promise<void> {
  await server.post('/tracker/index.php', { login: 'admin', password: 'admin pass' });
}

function optionsOf(html: string): unknown {
  const json = /window\.__WI_OPTIONS = (.*);/.exec(html)?.[1] ?? 'null';
  return JSON.parse(json);
}

test('tells the client who it works for', async () => {
  await logIn();
  const response = await server.get(CLIENT);
  const options = optionsOf(await response.text());

  expect(isWiOptions(options)).toBe(true);
  expect(options).toEqual({
    baseURL: 'http://tracker.test/tracker',
    csrfToken: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown,
    locale: 'en_US',
    serverName: 'Test & Co',
    serverVersion: '2.0.5',
    serverUUID: expect.any(String) as unknown,
    userId: 1,
    userName: 'Administrator',
    userAccess: 2,
    ordersByKeys: true,
    comparesSaves: true,
  });
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('keeps the token of the session', async () => {
  await logIn();
  const [first, second] = [await server.get(CLIENT), await server.get(CLIENT)];
  expect(optionsOf(await first.text())).toEqual(optionsOf(await second.text()));
});

test('loads the client in the documented order', async () => {
  await logIn();
  const html = await (await server.get(CLIENT)).text();
  const tags = [...html.matchAll(/<(?:link|script)\b[^>]*(?:href|src)="([^"]*)"[^>]*>/g)]
    .map(([tag, url = '']) => `${/rel="(\w+)"/.exec(tag)?.[1] ?? 'script'} ${url}`)
    .filter((tag) => tag.includes('/assets/'));

  expect(tags).toEqual([
    'preload /tracker/assets/css/client.0123456789ab.css',
    'preload /tracker/assets/js/client.0123456789ab.js',
    'preload /tracker/assets/js/application.0123456789ab.js',
    'stylesheet /tracker/assets/css/client.0123456789ab.css',
    'script /tracker/assets/js/client.0123456789ab.js',
  ]);
  expect(html).toMatch(/<script\s+src="[^"]+"\s+nonce="[^"]+"\s+defer\s*>/);
  const body = html.slice(html.indexOf('<body>'));
  expect(body.indexOf('id="application"')).toBeLessThan(body.indexOf('__WI_OPTIONS'));
  expect(body.indexOf('__WI_OPTIONS')).toBeLessThan(body.indexOf('defer'));
});

test('runs under a policy that allows its own scripts and styles only', async () => {
  await logIn();
  const [first, second] = [await server.get(CLIENT), await server.get(CLIENT)];
  const policy = first.headers.get('content-security-policy') ?? '';
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';

  expect(policy).toBe(
    `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; ` +
      "img-src 'self' data: blob:; connect-src 'self'; form-action 'self'; base-uri 'none'; " +
      "frame-ancestors 'none'; require-trusted-types-for 'script'; " +
      "trusted-types issuedesk#bundler dompurify 'allow-duplicates'",
  );
  expect(Buffer.from(nonce, 'base64')).toHaveLength(16);
  const html = await first.text();
  expect(html.match(/<script/g)).toHaveLength(2);
  expect(html).toContain(`<script nonce="${nonce}">`);
  const assets = [...html.matchAll(/<(?:script|link)[^>]*\/assets\/[^>]*>/g)].map(([tag]) => tag);
  expect(assets).toHaveLength(5);
  for (const tag of assets) expect(tag).toContain(`nonce="${nonce}"`);
  expect(html).not.toMatch(/ style=| on\w+="/);
  expect(second.headers.get('content-security-policy')).not.toBe(policy);
  expect(Object.fromEntries(first.headers)).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  });
});

test('cannot be broken out of by names', async () => {
  await set({ serverName: '<!--<script></script>alert(1) ł' });
  await logIn();
  const html = await (await server.get(CLIENT)).text();

  expect(html.match(/<script/g)).toHaveLength(2);
  expect(optionsOf(html)).toMatchObject({ serverName: '<!--<script></script>alert(1) ł' });
  await set({ serverName: 'Test & Co' });
});

test('sends visitors to the login, and back to their place', async () => {
  const plain = await server.get(CLIENT);
  expect([plain.status, plain.headers.get('location')]).toEqual([302, '/tracker/index.php']);

  const path = await server.get(`${CLIENT}?path=${encodeURIComponent('/issues/5')}`);
  expect(path.headers.get('location')).toBe(
    '/tracker/index.php?url=%2Fclient%2Findex.php%23%2Fissues%2F5',
  );
});

test('lets visitors in where anonymous access is on, but not with a stale cookie', async () => {
  await set({ anonymousAccess: true });

  const html = await (await server.get(CLIENT)).text();
  expect(optionsOf(html)).toMatchObject({
    userId: 0,
    userName: '',
    userAccess: 0,
    csrfToken: null,
  });
  const stale = await server.get(CLIENT, { cookie: 'WebIssuesSID=unknown' });
  expect(stale.status).toBe(302);
  expect(stale.headers.getSetCookie()[0]).toMatch(/^WebIssuesSID=deleted; .*Max-Age=0/);

  await set({ anonymousAccess: false });
});

test('speaks the language of its user', async () => {
  await server.db
    .updateTable('users')
    .set({ language: 'pl' })
    .where('login', '=', 'admin')
    .execute();
  await logIn();
  const html = await (await server.get(CLIENT)).text();

  expect(html).toContain('<html lang="pl" dir="ltr">');
  expect(html).toContain('/tracker/assets/js/i18n-pl.0123456789ab.js');
  expect(optionsOf(html)).toMatchObject({ locale: 'pl' });
  await server.db.updateTable('users').set({ language: null }).execute();
});
