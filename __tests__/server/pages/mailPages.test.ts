import { hashToken } from '@/server/secrets/randomTokens';
import { loadSettings, saveSettings } from '@/server/store/settingsStore';
import { fieldMessages, openPageServer, type PageServer } from './pageServer';

let server: PageServer;

beforeAll(async () => {
  server = await openPageServer();
  const settings = await loadSettings(server.db);
  await saveSettings(server.db, settings, {
    emailEngine: 'smtp',
    emailFrom: 'tracker@example.com',
    smtpServer: 'localhost',
    smtpPort: 25,
    selfRegister: true,
  });
  await server.db
    .updateTable('users')
    .set({ email: 'Anna@example.com', emailKey: 'anna@example.com' })
    .where('login', '=', 'anna')
    .execute();
});

beforeEach(async () => {
  server.forgetCookie();
  await server.db.deleteFrom('outbox').execute();
  await server.db.deleteFrom('loginAttempts').execute();
  await server.db.updateTable('users').set({ resetKeyHash: null, resetKeyAt: null }).execute();
});

afterAll(() => server.close());

/** The key in the link of the only message that waits to be sent. */
async function mailedKey(): Promise<string> {
  const { body } = await server.db.selectFrom('outbox').select('body').executeTakeFirstOrThrow();
  return /http:\/\/tracker\.test\/users\/\w+\.php\?key=([\w-]+)/.exec(body)?.[1] ?? '';
}

const textOf = async (response: Promise<Response>) => (await response).text();

test('the login page leads to both', async () => {
  const html = await textOf(server.get('/index.php'));
  expect(html).toContain('href="/users/register.php"');
  expect(html).toContain('href="/users/password.php"');
});

describe('registration', () => {
  const form = {
    __formId: 'register',
    userName: 'Zoe Young',
    login: 'zoe',
    password: 'zoe pass',
    passwordConfirm: 'zoe pass',
    email: 'zoe@example.com',
    submit: 'register',
  };
  const send = (changes: Partial<typeof form> = {}, path = '/users/register.php') =>
    server.post(path, { ...form, ...changes });

  test('names what is wrong and keeps what was typed', async () => {
    const html = await textOf(send({ userName: '', email: 'nobody', passwordConfirm: 'x' }));
    expect(fieldMessages(html)).toEqual({
      userName: 'Fill in this field.',
      email: 'Enter a valid email address.',
      passwordConfirm: 'The passwords do not match.',
    });
    expect(html).toContain('value="zoe"');
    expect(html).not.toContain('zoe pass');
  });

  test.each([
    [{ userName: 'Anna' }, 'userName'],
    [{ login: 'anna' }, 'login'],
    [{ email: 'ANNA@example.com' }, 'email'],
  ])('refuses %j, which is in use', async (changes, field) => {
    const html = await textOf(send(changes));
    expect(fieldMessages(html)).toEqual({ [field]: 'This is already in use.' });
  });

  test.each([
    ['seven77', 'At least 8 characters.'],
    ['Zoe.Young', 'Use a password that is not the login.'],
  ])('does not take the password %s', async (password, message) => {
    const html = await textOf(send({ login: 'zoe.young', password, passwordConfirm: password }));
    expect(fieldMessages(html)).toEqual({ password: message });
  });

  test('mails a link, which hands the request to an administrator', async () => {
    const response = await send();
    expect(await textOf(server.get('/users/register.php'))).toContain('inputmode="email"');
    expect(response.headers.get('location')).toBe('/users/register.php?sent=1');
    expect(await textOf(server.get('/users/register.php?sent=1'))).toContain('on its way to you');
    const key = await mailedKey();
    expect(key).toHaveLength(8);

    expect(await textOf(server.get(`/users/register.php?key=${key}`))).toContain(
      'An administrator will review your request',
    );
    const { isVerified } = await server.db
      .selectFrom('registrationRequests')
      .select('isVerified')
      .executeTakeFirstOrThrow();
    expect(isVerified).toBe(true);
  });

  test('does not believe a wrong key', async () => {
    const html = await textOf(server.get('/users/register.php?key=AAAAAAAA'));
    expect(html).toContain('This link is invalid');
  });

  test('cannot be used to flood a mailbox', async () => {
    const attempts = Array.from({ length: 11 }, (_, index) => `z${index}`);
    let html = '';
    for (const login of attempts) {
      const response = await send({ login, userName: login, email: 'flood@example.com' });
      html = await response.text();
    }
    expect(html).toContain('Too many failed attempts.');
  });

  test.each(['cancel', 'ok'])('"%s" leads back to the login', async (submit) => {
    expect((await send({ submit })).headers.get('location')).toBe('/index.php');
  });
});

describe('a forgotten password', () => {
  const ask = (email: string) =>
    server.post('/users/password.php', { __formId: 'password', email, submit: 'ok' });

  test('is replaced by the link that was mailed, which works once', async () => {
    const asked = await ask('anna@example.com');
    expect(asked.headers.get('location')).toBe('/users/password.php?sent=1');
    const key = await mailedKey();
    expect(key).toHaveLength(12);
    const path = `/users/password.php?key=${key}`;
    expect(await textOf(server.get(path))).toContain('New password for the login anna.');

    const short = { password: 'seven77', passwordConfirm: 'seven77', submit: 'ok' };
    expect(fieldMessages(await textOf(server.post(path, short)))).toEqual({
      password: 'At least 8 characters.',
    });
    const differing = { password: 'own pass', passwordConfirm: 'other', submit: 'ok' };
    expect(fieldMessages(await textOf(server.post(path, differing)))).toEqual({
      passwordConfirm: 'The passwords do not match.',
    });
    const set = await server.post(path, { ...differing, passwordConfirm: 'own pass' });
    expect(set.headers.get('location')).toBe('/index.php');

    const login = await server.post('/index.php', { login: 'anna', password: 'own pass' });
    expect(login.status).toBe(302);
    expect(await textOf(server.get(path))).toContain('This link is invalid');
  });

  test('tells nobody who has an account', async () => {
    const known = await ask('anna@example.com');
    const unknown = await ask('stranger@example.com');
    expect(unknown.headers.get('location')).toBe(known.headers.get('location'));
    await expect(server.db.selectFrom('outbox').select('id').execute()).resolves.toHaveLength(1);
  });

  test('keeps the link that was mailed when a stranger asks again, who is told the same', async () => {
    const first = await ask('anna@example.com');
    const path = `/users/password.php?key=${await mailedKey()}`;
    const again = await ask('Anna@Example.com');

    expect(again.headers.get('location')).toBe(first.headers.get('location'));
    await expect(server.db.selectFrom('outbox').select('id').execute()).resolves.toHaveLength(1);
    expect(await textOf(server.get(path))).toContain('New password for the login anna.');
  });

  test('is not found with an old key', async () => {
    const keyHash = hashToken('oldoldoldold');
    await server.db
      .updateTable('users')
      .set({ resetKeyHash: keyHash, resetKeyAt: 1 })
      .where('login', '=', 'anna')
      .execute();
    const path = '/users/password.php?key=oldoldoldold';
    const html = await textOf(
      server.post(path, { password: 'own pass', passwordConfirm: 'own pass', submit: 'ok' }),
    );
    expect(html).toContain('This link is invalid');
  });
});

test('no link is mailed to an address that a stranger could have chosen', async () => {
  const open = await openPageServer({ hasPublicUrl: false });
  const settings = await loadSettings(open.db);
  const mail = { emailEngine: 'smtp', smtpServer: 'localhost', selfRegister: true } as const;
  await saveSettings(open.db, settings, mail);

  for (const path of ['/users/password.php', '/users/register.php']) {
    await open.post(path, { email: 'a@example.com', submit: 'ok' }, { host: 'evil.example' });
    expect(await textOf(open.get(path))).toContain('on this server. Ask an administrator');
  }
  await expect(open.db.selectFrom('outbox').select('id').execute()).resolves.toEqual([]);
  await open.close();
});
