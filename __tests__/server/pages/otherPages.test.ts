import { loadSettings, saveSettings } from '@/server/store/settingsStore';
import { keepSetUpToken } from '@/server/install/setUpToken';
import { fieldMessages, openPageServer, type PageServer, setUpToken } from './pageServer';

let server: PageServer;

beforeAll(async () => {
  server = await openPageServer();
});

afterAll(() => server.close());

test('unknown addresses show a page with status 404', async () => {
  for (const path of [
    '/nosuch.php',
    '/assets/none.js',
    '/common/images/../../package.json',
    '/server/x',
  ]) {
    const response = await server.get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await response.text()).toContain('There is nothing at this address.');
  }
});

test('about tells the version and leads back', async () => {
  const html = await (await server.get('/client/about.php')).text();
  expect(html).toContain('Version 2.0.5');

  const back = await server.post('/client/about.php', { __formId: 'about', submit: 'ok' });
  expect(back.headers.get('location')).toBe('/index.php');
});

test('a provider of OAuth leads back to a page that promises nothing and repeats nothing', async () => {
  const response = await server.get('/client/oauth.php?code=secret-code&state=%3Cb%3E');
  const html = await response.text();

  expect(response.status).toBe(200);
  expect(html).toContain('This server does not use OAuth');
  expect(html).not.toMatch(/secret-code|postMessage|<b>/);
});

test('pages speak the language of the server, and what it lacks in English', async () => {
  const settings = await loadSettings(server.db);
  await saveSettings(server.db, settings, { language: 'cy' });

  const html = await (await server.get('/index.php', { 'accept-language': 'pl' })).text();

  expect(html).toContain('<html lang="cy" dir="ltr">');
  expect(html).toContain('Mewngofnodi');
  expect(html).toContain('Password *');
  await saveSettings(server.db, { ...settings, language: 'cy' }, { language: 'en_US' });
});

test('a language without texts is not claimed to be spoken', async () => {
  const settings = await loadSettings(server.db);
  await saveSettings(server.db, settings, { language: 'xx' });

  const html = await (await server.get('/index.php')).text();

  expect(html).toContain('<html lang="en-US" dir="ltr">');
  await saveSettings(server.db, { ...settings, language: 'xx' }, { language: 'en_US' });
});

test.each([
  ['/users/register.php', 'Registration is turned off on this server.'],
  ['/users/password.php', 'Passwords cannot be reset by email on this server.'],
])('%s says why it cannot help', async (path, reason) => {
  const response = await server.get(path);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain(reason);
});

test('a failure is logged and shown without its reason', async () => {
  const broken = await openPageServer();
  await broken.db.schema.dropTable('sessions').execute();

  const response = await broken.get('/client/index.php', { cookie: 'WebIssuesSID=x' });

  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain('sessions');
  expect(broken.errors).toHaveLength(1);
  await broken.close();
});

describe('an empty database', () => {
  let empty: PageServer;
  const answers = {
    token: setUpToken,
    serverName: 'Acme',
    language: 'de',
    password: 'first secret',
    passwordConfirm: 'first secret',
    email: '',
    submit: 'install',
  };

  beforeAll(async () => {
    empty = await openPageServer({ isEmpty: true });
  });

  afterAll(() => empty.close());

  test.each(['/', '/index.php', '/client/index.php'])(
    '%s leads to the set-up page',
    async (path) => {
      const response = await empty.get(path);
      expect(response.headers.get('location')).toBe('/setup/install.php');
    },
  );

  test.each([
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['xx', 'en_US'],
  ])('speaks what a browser asks for by %j, and offers it', async (header, language) => {
    const response = await empty.get('/setup/install.php', { 'accept-language': header });
    const html = await response.text();

    expect(html).toContain(`<html lang="${language.replace('_', '-')}" dir="ltr">`);
    expect(html).toMatch(new RegExp(`value="${language}"\\s+selected`));
  });

  test('is asked for with mistakes named', async () => {
    const wrong = { ...answers, serverName: ' x', passwordConfirm: 'other', email: 'nobody' };
    const html = await (await empty.post('/setup/install.php', wrong)).text();

    expect(fieldMessages(html)).toMatchObject({
      serverName: 'Remove spaces at the ends, double spaces and control characters.',
      passwordConfirm: 'The passwords do not match.',
      email: 'Enter a valid email address.',
    });
    expect(html).toMatch(/value="de"\s+selected/);
    expect(html).not.toContain('secret');
  });

  test.each(['', 'not the token at all'])(
    'is not set up by a stranger who says %j',
    async (token) => {
      const html = await (await empty.post('/setup/install.php', { ...answers, token })).text();

      expect(fieldMessages(html)).toMatchObject({
        token: 'This is not the token that the server printed when it was last started.',
      });
      expect(html).not.toContain(setUpToken);
    },
  );

  test('takes the token of the last start only', async () => {
    await keepSetUpToken(empty.db, 'of-another-start-1');
    const html = await (await empty.post('/setup/install.php', answers)).text();
    await keepSetUpToken(empty.db, setUpToken);

    expect(fieldMessages(html)['token']).toContain('not the token');
  });

  test('takes no password that is short or the login', async () => {
    const short = { ...answers, password: 'seven77', passwordConfirm: 'seven77' };
    const html = await (await empty.post('/setup/install.php', short)).text();

    expect(fieldMessages(html)).toMatchObject({ password: 'At least 8 characters.' });
  });

  test('is set up by the first of many, and the others are told', async () => {
    const race = await openPageServer({ isEmpty: true });
    const responses = await Promise.all(
      Array.from({ length: 4 }, (_, index) =>
        race.post('/setup/install.php', { ...answers, serverName: `Tracker ${index}` }),
      ),
    );
    const statuses = responses.map(({ status }) => status).sort();
    const texts = await Promise.all(responses.map((response) => response.text()));

    expect(statuses).toEqual([200, 200, 200, 302]);
    expect(
      texts.filter((html) => html.includes('Someone else has set up this tracker')),
    ).toHaveLength(3);
    expect(race.errors).toEqual([]);
    await race.close();
  });

  test('is set up once', async () => {
    const response = await empty.post('/setup/install.php', answers);
    expect(response.headers.get('location')).toBe('/index.php');

    const html = await (await empty.get('/index.php')).text();
    expect(html).toContain('<html lang="de" dir="ltr">');
    expect(html).toContain('Acme');
    const again = await empty.post('/setup/install.php', { ...answers, password: 'other secret' });
    expect(await again.text()).toContain('jemand anders diesen Tracker eingerichtet');
    const back = await empty.post('/setup/install.php', { submit: 'ok' });
    expect(back.headers.get('location')).toBe('/index.php');
    const login = await empty.post('/index.php', { login: 'admin', password: 'first secret' });
    expect(login.headers.get('location')).toBe('/client/index.php');
  });
});
