import { loadSettings, saveSettings } from '@/server/store/settingsStore';
import { type ApiServer, adminPassword, openApiServer } from '@tests/server/support/apiServer';

let server: ApiServer;

beforeEach(async () => {
  server = await openApiServer();
});

afterEach(() => server.close());

const credentials = { login: 'admin', password: adminPassword };

describe('a session', () => {
  test('comes as a cookie that scripts cannot read', async () => {
    const { headers } = await server.visitor().send('/login.php', credentials);

    expect(headers.get('set-cookie')).toMatch(
      /^WebIssuesSID=[\w-]{32}; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  test('may be used from other sites only over https', async () => {
    const secure = await openApiServer({ isSecure: true, basePath: '' });
    const { headers } = await secure.visitor().send('/login.php', credentials);
    await secure.close();

    expect(headers.get('set-cookie')).toMatch(/; Secure; HttpOnly; SameSite=None$/);
  });

  test('is kept only as a hash', async () => {
    const admin = await server.logIn('admin');

    const rows = await server.db.selectFrom('sessions').selectAll().execute();

    expect(JSON.stringify(rows)).not.toContain(admin.cookie);
  });

  test('lasts as long as it is used, and no longer than the setting after that', async () => {
    const admin = await server.logIn('admin');

    server.clock.now += 7000;
    expect(await admin.code('/users/list.php')).toBeNull();
    server.clock.now += 7000;
    expect(await admin.code('/users/list.php')).toBeNull();
    server.clock.now += 7201;
    expect(await admin.code('/users/list.php')).toBe(300);
  });

  test('that has ended takes its cookie along', async () => {
    const admin = await server.logIn('admin');
    await admin.result('/settings/access/edit.php', { anonymousAccess: true });
    server.clock.now += 10_000;

    expect(await admin.code('/projects/list.php')).toBe(300);
    expect(admin.cookie).toBeNull();
    expect(await admin.code('/projects/list.php')).toBeNull();
  });

  test('is replaced by the next login', async () => {
    const admin = await server.logIn('admin');
    const firstCookie = admin.cookie;

    await admin.result('/login.php', credentials);

    const rows = await server.db.selectFrom('sessions').select('userId').execute();
    expect(rows).toHaveLength(1);
    expect(admin.cookie).not.toBe(firstCookie);
  });

  test('ends when somebody fails to log in with it', async () => {
    const admin = await server.logIn('admin');

    expect(await admin.code('/login.php', { login: 'admin', password: 'wrong' })).toBe(302);

    expect(admin.cookie).toBeNull();
    expect(await server.db.selectFrom('sessions').select('userId').execute()).toEqual([]);
  });

  test('ends after 30 days, however much it is used', async () => {
    const admin = await server.logIn('admin');
    const settings = await loadSettings(server.db);
    await saveSettings(server.db, settings, { sessionMaxLifetime: 86_400 });

    for (let hours = 23; hours < 30 * 24; hours += 23) {
      server.clock.now += 23 * 3600;
      expect(await admin.code('/users/list.php')).toBeNull();
    }
    server.clock.now += 7 * 3600;
    expect(await admin.code('/users/list.php')).toBe(300);
  });

  test('is not prolonged by a clock that is set back', async () => {
    const admin = await server.logIn('admin');

    server.clock.now -= 59;
    expect(await admin.code('/users/list.php')).toBeNull();
    server.clock.now -= 3600;
    expect(await admin.code('/users/list.php')).toBe(300);
  });
});

describe('the CSRF token', () => {
  test('is demanded from every call of a session', async () => {
    const admin = await server.logIn('admin');

    expect(await admin.code('/projects/list.php', {}, { csrf: null })).toBe(371);
    expect(await admin.code('/projects/list.php', {}, { csrf: 'wrong' })).toBe(371);
    expect(await admin.code('/projects/list.php')).toBeNull();
  });

  test('of another session is worth nothing', async () => {
    const first = await server.logIn('admin');
    const second = await server.logIn('admin');

    expect(await first.code('/projects/list.php', {}, { csrf: second.csrfToken })).toBe(371);
  });

  test('is not needed by visitors and public calls', async () => {
    const admin = await server.logIn('admin');
    await admin.result('/settings/access/edit.php', { anonymousAccess: true });

    expect(await server.visitor().code('/projects/list.php')).toBeNull();
    expect(await admin.code('/update.php', {}, { csrf: null })).toBeNull();
  });
});

describe('logging in', () => {
  test('with a temporary password asks for a new one first', async () => {
    const admin = await server.logIn('admin');
    const grace = {
      name: 'Grace',
      login: 'grace',
      password: 'first pass',
      mustChangePassword: true,
    };
    await admin.result('/users/add.php', grace);
    const visitor = server.visitor();

    const login = { login: 'grace', password: 'first pass' };
    expect(await visitor.code('/login.php', login)).toBe(352);
    expect(await visitor.code('/login.php', { ...login, newPassword: 'first pass' })).toBe(353);
    expect(await visitor.code('/login.php', { ...login, newPassword: 'second pass' })).toBeNull();
    expect(await visitor.code('/login.php', { ...login, password: 'second pass' })).toBeNull();
  });

  test('is blocked after ten failures of one account, whoever tries', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const host = `10.0.0.${String(attempt)}`;
      await server.visitor({ host }).code('/login.php', { login: 'admin', password: 'wrong' });
    }

    expect(await server.visitor().code('/login.php', credentials)).toBe(302);
    server.clock.now += 901;
    expect(await server.visitor().code('/login.php', credentials)).toBeNull();
  });

  test('is blocked no longer because the clock is set back', async () => {
    const guesser = server.visitor();
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await guesser.code('/login.php', { login: 'admin', password: 'wrong' });
    }
    expect(await guesser.code('/login.php', credentials)).toBe(302);

    server.clock.now -= 86_400;
    expect(await guesser.code('/login.php', credentials)).toBeNull();
  });

  test('is blocked after fifty failures from one address, whatever the account', async () => {
    const guesser = server.visitor({ host: '10.6.6.6' });
    for (let attempt = 0; attempt < 50; attempt += 1) {
      await guesser.code('/login.php', { login: `user${String(attempt)}`, password: 'wrong' });
    }

    expect(await guesser.code('/login.php', credentials)).toBe(302);
    expect(await server.visitor({ host: '10.7.7.7' }).code('/login.php', credentials)).toBeNull();
  });

  test('is blocked after ten failures also when all guesses come at once', async () => {
    const guesses = [
      ...Array.from({ length: 30 }, (_, index) => `guess ${String(index)}`),
      adminPassword,
    ];
    const codes = await Promise.all(
      guesses.map((password, index) =>
        server
          .visitor({ host: `10.5.0.${String(index)}` })
          .code('/login.php', { login: 'admin', password }),
      ),
    );

    expect(new Set(codes)).toEqual(new Set([302]));
    const { failures } = await server.db
      .selectFrom('loginAttempts')
      .select('failures')
      .where('subject', '=', 'account:admin')
      .executeTakeFirstOrThrow();
    expect(failures).toBe(10);
  });

  test('is not blocked by logins that are right', async () => {
    for (let attempt = 0; attempt < 60; attempt += 1) {
      expect(await server.visitor().code('/login.php', credentials)).toBeNull();
    }
    const visitor = server.visitor();
    expect(await visitor.code('/login.php', { ...credentials, password: 'wrong' })).toBe(302);
    expect(await visitor.code('/login.php', credentials)).toBeNull();
  });

  test('forgets the failures of an account after a success', async () => {
    const visitor = server.visitor();
    for (let round = 0; round < 3; round += 1) {
      for (let attempt = 0; attempt < 9; attempt += 1) {
        await visitor.code('/login.php', { login: 'admin', password: 'wrong' });
      }
      expect(await visitor.code('/login.php', credentials)).toBeNull();
    }
  });
});
