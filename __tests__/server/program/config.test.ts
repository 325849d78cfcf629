import { readFileSync } from 'node:fs';
import path from 'node:path';

import { ConfigError } from '@/server/core/configError';
import { usualPools } from '@/server/database/limits';
import { readConfig } from '@/server/program/config';
import { helpText } from '@/server/program/helpText';
import { defaultServerLimits } from '@/server/rules/serverLimits';

const accountRules = { minPasswordLength: 8, sessionTotalLifetime: 30 * 86_400 };

describe('the start of the server', () => {
  test('needs no options', () => {
    expect(readConfig([], {})).toEqual({
      command: 'serve',
      storage: { dataFolder: 'data', databaseUrl: null },
      limits: { statement: 30_000, lock: 10_000, idleTransaction: 60_000 },
      pools: { reads: 10, saves: 3, helpers: 1, maxWaiting: 1000, patience: 10_000 },
      metrics: { token: null, isOpenToLoopback: false },
      host: null,
      port: 8080,
      publicUrl: null,
      trustProxy: false,
      logLevel: 'info',
      accountRules,
      serverLimits: defaultServerLimits,
      maxHashes: null,
      install: { kind: 'demo', password: null, issues: null, comments: null },
    });
  });

  test('takes an empty variable for none', () => {
    const names = [...helpText.matchAll(/\(([A-Z][A-Z_]+)/g)].map(([, name = '']) => name);
    const empty = Object.fromEntries(names.map((name) => [name, '']));

    expect(Object.keys(empty)).toEqual(expect.arrayContaining(['DATA_DIR', 'HOST', 'LOG_LEVEL']));
    expect(readConfig([], empty)).toEqual(readConfig([], {}));
  });

  test('takes options before variables', () => {
    const config = readConfig(['--port', '9000', '--data', '/srv/a', '--log-level', 'warn'], {
      PORT: '7000',
      DATA_DIR: '/srv/b',
      LOG_LEVEL: 'debug',
      HOST: '127.0.0.1',
      DATABASE_URL: 'postgres://u:p@db/tracker',
      PUBLIC_URL: 'https://tracker.example.com/issues/',
    });

    expect(config).toMatchObject({
      port: 9000,
      host: '127.0.0.1',
      logLevel: 'warn',
      storage: { dataFolder: '/srv/a', databaseUrl: 'postgres://u:p@db/tracker' },
    });
    expect(config.command === 'serve' && config.publicUrl?.href).toBe(
      'https://tracker.example.com/issues',
    );
  });

  test('limits a PostgreSQL server in seconds', () => {
    const given = ['--statement-timeout', '120', '--lock-timeout', '0'];
    expect(readConfig(given, { LOCK_TIMEOUT: '3', IDLE_TRANSACTION_TIMEOUT: '5' })).toMatchObject({
      limits: { statement: 120_000, lock: 0, idleTransaction: 5000 },
    });
    expect(() => readConfig(['--lock-timeout', '-1'], {})).toThrow(ConfigError);
    expect(() => readConfig(['--statement-timeout', '1m'], {})).toThrow('--statement-timeout');
  });

  test('opens the metrics to nobody unless told', () => {
    expect(readConfig(['--metrics-loopback'], { METRICS_TOKEN: '0123456789abcdef' })).toMatchObject(
      {
        metrics: { token: '0123456789abcdef', isOpenToLoopback: true },
      },
    );
    expect(() => readConfig(['--metrics-token', 'short'], {})).toThrow('--metrics-token');
  });

  test('is told of a pooler', () => {
    expect(readConfig(['--pooler'], {})).toMatchObject({ storage: { isPooled: true } });
    expect(readConfig([], { POOLER: '1' })).toMatchObject({ storage: { isPooled: true } });
    expect(readConfig([], { POOLER: '0' })).not.toMatchObject({ storage: { isPooled: true } });
  });

  test('is told of a standby, and of which server it is one', () => {
    const urls = { DATABASE_URL: 'postgres://db/tracker', STANDBY_URL: 'postgres://db2/tracker' };
    expect(readConfig([], urls)).toMatchObject({ storage: { standbyUrl: urls.STANDBY_URL } });
    expect(() => readConfig([], { STANDBY_URL: urls.STANDBY_URL })).toThrow('DATABASE_URL');
    expect(() => readConfig([], { ...urls, STANDBY_URL: 'mysql://x' })).toThrow('STANDBY_URL');
  });

  test('saves through three connections unless told otherwise, as its help and its page say', () => {
    const { saves } = usualPools;

    expect(readConfig([], {})).toMatchObject({ pools: { saves: 3 } });
    expect(helpText).toContain(`SAVE_CONNECTIONS, default ${String(saves)})`);
    const page = readFileSync(path.join(process.cwd(), 'docs/companion.md'), 'utf8');
    expect(page).toMatch(new RegExp(`\\| \`SAVE_CONNECTIONS\` +\\| ${String(saves)} `));
  });

  test('limits the connections and the queues before them', () => {
    const given = ['--read-connections', '20', '--max-wait', '3', '--search-helpers', '0'];
    expect(readConfig(given, { SAVE_CONNECTIONS: '2', MAX_WAITING: '0' })).toMatchObject({
      pools: { reads: 20, saves: 2, helpers: 0, maxWaiting: 0, patience: 3000 },
    });
    expect(() => readConfig(['--read-connections', '0'], {})).toThrow('--read-connections');
    expect(() => readConfig([], { MAX_WAIT: '0' })).toThrow('--max-wait');
  });

  test('installs a tracker without questions, or asks in the browser', () => {
    const tracker = ['--empty', '--server-name', 'Acme', '--admin-password', 'admin pass'];
    expect(
      readConfig([...tracker, '--admin-email', 'a@b.cd', '--language', 'pl'], {}),
    ).toMatchObject({
      install: {
        kind: 'tracker',
        serverName: 'Acme',
        adminPassword: 'admin pass',
        adminEmail: 'a@b.cd',
        language: 'pl',
      },
    });
    expect(readConfig(['--empty'], {})).toMatchObject({
      install: { kind: 'setUpPage', token: null },
    });
    expect(
      readConfig(['--empty'], { SETUP_TOKEN: 'a long token of mine'.replaceAll(' ', '-') }),
    ).toMatchObject({
      install: { kind: 'setUpPage', token: 'a-long-token-of-mine' },
    });
  });

  test.each<[string[], Record<string, string>, object]>([
    [
      ['--session-days', '7', '--min-password-length', '12'],
      {},
      { minPasswordLength: 12, sessionTotalLifetime: 7 * 86_400 },
    ],
    [
      [],
      { SESSION_DAYS: '1', MIN_PASSWORD_LENGTH: '10' },
      { minPasswordLength: 10, sessionTotalLifetime: 86_400 },
    ],
  ])('takes rules of accounts from %j and %j', (args, environment, rules) => {
    expect(readConfig(args, environment)).toMatchObject({ accountRules: rules });
    expect(readConfig(['user', 'password', 'zoe', ...args], environment)).toMatchObject({
      accountRules: rules,
    });
  });

  test('reads limits in their units', () => {
    const limits = defaultServerLimits;
    const read = (args: string[], environment = {}) =>
      (readConfig(args, environment) as { serverLimits?: unknown }).serverLimits;

    expect(read([])).toEqual(limits);
    expect(read(['--max-events', '100'])).toEqual({ ...limits, maxEvents: 100 });
    expect(read([], { MAX_NOTICES: '3' })).toEqual({ ...limits, maxNotices: 3 });
    expect(read(['--max-daily-volume', '5'], { MIN_FREE_SPACE: '0' })).toEqual({
      ...limits,
      maxDailyBytes: 5 * 2 ** 20,
      minFreeBytes: 0,
    });
  });

  test('sizes the demo', () => {
    expect(
      readConfig(['--demo-issues', '12000', '--demo-comments', '2000', '--demo-password', 'p'], {}),
    ).toMatchObject({ install: { kind: 'demo', password: 'p', issues: 12_000, comments: 2000 } });
  });
});

describe('commands', () => {
  const storage = { dataFolder: 'd', databaseUrl: null };

  test.each([
    [['backup', '/b'], { command: 'backup', storage, target: '/b' }],
    [
      ['backup', '--verify', '/b'],
      { command: 'verifyBackup', folder: '/b', withoutChecksums: false },
    ],
    [['restore'], { command: 'restore', storage, source: null, withoutChecksums: false }],
    [
      ['restore', '/b', '--without-checksums'],
      { command: 'restore', storage, source: '/b', withoutChecksums: true },
    ],
    [
      ['export', '--folder', '/e'],
      { command: 'export', storage, target: { kind: 'folder', folder: '/e' } },
    ],
    [
      ['export', '--to-database', 'postgres://u@db/x', '--to-data', '/n'],
      {
        command: 'export',
        storage,
        target: { kind: 'database', url: 'postgres://u@db/x', dataFolder: '/n' },
      },
    ],
    [
      ['export', '--to-server', 'https://example.com/webissues/', '--login', 'boss'],
      {
        command: 'export',
        storage,
        target: {
          kind: 'server',
          url: 'https://example.com/webissues',
          login: 'boss',
          password: null,
        },
      },
    ],
    [['build-templates'], { command: 'buildTemplates' }],
    [
      ['user', 'add', 'zoe', '--name', 'Zoe', '--admin', '--email', 'z@b.cd'],
      {
        command: 'addUser',
        storage,
        login: 'zoe',
        name: 'Zoe',
        email: 'z@b.cd',
        isAdministrator: true,
        password: null,
        accountRules,
      },
    ],
    [
      ['user', 'password', 'zoe', '--password', 'x'],
      { command: 'setPassword', storage, login: 'zoe', password: 'x', accountRules },
    ],
    [['--help'], { command: 'help' }],
  ])('%j', (args, config) => {
    expect(readConfig([...args, '--data', 'd'], {})).toEqual(config);
  });

  test('take a password for another server from the environment only', () => {
    expect(
      readConfig(['export', '--to-server', 'https://a.b'], { TARGET_PASSWORD: 'secret' }),
    ).toMatchObject({
      target: { url: 'https://a.b', login: 'admin', password: 'secret' },
    });
  });

  test('are explained', () => {
    expect(helpText).toContain('backup FOLDER');
  });
});

describe('a mistake is named', () => {
  test.each([
    [['--prot', '1'], {}, /--prot/],
    [['--port', '70000'], {}, '--port must be a number from 0 to 65535, not "70000".'],
    [[], { PORT: 'x' }, /not "x"/],
    [['--log-level', 'loud'], {}, /loud/],
    [['--empty', '--server-name', 'A'], {}, /both/],
    [
      ['--empty', '--server-name', 'A', '--admin-password', 'x'.repeat(41)],
      {},
      '--admin-password is refused: String Too Long.',
    ],
    [
      ['--empty', '--server-name', ' A', '--admin-password', 'admin pass'],
      {},
      '--server-name is refused: Invalid String.',
    ],
    [
      ['--empty', '--server-name', 'A', '--admin-password', 'admin pass', '--admin-email', 'me'],
      {},
      '--admin-email is refused: Invalid Email.',
    ],
    [
      ['--empty', '--server-name', 'A', '--admin-password', 'admin pass', '--language', 'xx'],
      {},
      /^--language must be one of cs, de, .*, not "xx"\.$/,
    ],
    [['--demo-password', ''], {}, '--demo-password is refused: Empty Value.'],
    [
      ['--empty', '--server-name', 'A', '--admin-password', 'seven77'],
      {},
      '--admin-password is refused: String Too Short.',
    ],
    [['--empty', '--setup-token', 'short'], {}, '--setup-token must have 16 to 100 characters'],
    [['--session-days', '0'], {}, '--session-days must be a number from 1 to 3650, not "0".'],
    [['--min-password-length', '41'], {}, '--min-password-length must be a number from 1 to 40'],
    [['export', '--to-server', 'example.com'], {}, /https:\/\/tracker/],
    [['export', '--to-server', 'https://a.b', '--folder', 'e'], {}, /export takes one of/],
    [['--server-name', 'A'], {}, '--server-name needs --empty: the demo tracker has its own.'],
    [['--public-url', 'tracker.example.com'], {}, /https:\/\/tracker/],
    [['fly'], {}, 'Unknown command: fly. See --help.'],
    [['export'], {}, /export takes one of/],
    [['export', '--folder', 'e', '--to-database', 'postgres://db/x'], {}, /export takes one of/],
    [['export', '--to-database', 'db'], {}, /--to-database must begin with postgres/],
    [['backup'], {}, 'Unknown command: backup. See --help.'],
    [['user', 'add'], {}, 'Unknown command: user add. See --help.'],
  ])('%j %j', (args, environment, message) => {
    expect(() => readConfig(args, environment)).toThrow(message);
  });

  test('without repeating the password in the address of the database', () => {
    expect(() => readConfig([], { DATABASE_URL: 'mysql://u:s3cret@db/x' })).toThrow(ConfigError);
    expect(() => readConfig([], { DATABASE_URL: 'mysql://u:s3cret@db/x' })).not.toThrow(/s3cret/);
  });
});
