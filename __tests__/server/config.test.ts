import { ConfigError, helpText, readConfig } from '@/server/config';

describe('the start of the server', () => {
  test('needs no options', () => {
    expect(readConfig([], {})).toEqual({
      command: 'serve',
      storage: { dataFolder: 'data', databaseUrl: null },
      host: null,
      port: 8080,
      publicUrl: null,
      trustProxy: false,
      logLevel: 'info',
      install: { kind: 'demo', password: null, issues: null, comments: null },
    });
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

  test('installs a tracker without questions, or asks in the browser', () => {
    const tracker = ['--empty', '--server-name', 'Acme', '--admin-password', 'x'];
    expect(
      readConfig([...tracker, '--admin-email', 'a@b.cd', '--language', 'pl'], {}),
    ).toMatchObject({
      install: {
        kind: 'tracker',
        serverName: 'Acme',
        adminPassword: 'x',
        adminEmail: 'a@b.cd',
        language: 'pl',
      },
    });
    expect(readConfig(['--empty'], {})).toMatchObject({ install: { kind: 'setUpPage' } });
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
    [['restore'], { command: 'restore', storage, source: null }],
    [['restore', '/b'], { command: 'restore', storage, source: '/b' }],
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
      },
    ],
    [
      ['user', 'password', 'zoe', '--password', 'x'],
      { command: 'setPassword', storage, login: 'zoe', password: 'x' },
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
      ['--empty', '--server-name', ' A', '--admin-password', 'x'],
      {},
      '--server-name is refused: Invalid String.',
    ],
    [
      ['--empty', '--server-name', 'A', '--admin-password', 'x', '--admin-email', 'me'],
      {},
      '--admin-email is refused: Invalid Email.',
    ],
    [
      ['--empty', '--server-name', 'A', '--admin-password', 'x', '--language', 'xx'],
      {},
      /^--language must be one of cs, de, .*, not "xx"\.$/,
    ],
    [['--demo-password', ''], {}, '--demo-password is refused: Empty Value.'],
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
