import { confirmRegistration, register } from '@/server/accounts/registration';
import { mailForgottenPassword, setPasswordByKey } from '@/server/accounts/passwordReset';
import { Refusal } from '@/server/core/refusal';
import { runPeriodicTasks, startPeriodicTasks } from '@/server/program/periodicTasks';
import { defaultServerLimits } from '@/server/rules/serverLimits';
import { loadSettings } from '@/server/store/settingsStore';
import { type ApiClient, type ApiServer, openApiServer } from '@tests/server/support/apiServer';
import { openMailSink } from '@tests/server/mail/mailSink';

let server: ApiServer;
let admin: ApiClient;

const pause = defaultServerLimits.mailPause;
const site = { serverName: 'Tracker', baseUrl: 'http://tracker.test', language: 'en_US' };
const ivan = { name: 'Ivan', login: 'ivan', password: 'Ivan-pass-1', email: 'ivan@example.com' };

beforeEach(async () => {
  server = await openApiServer();
  admin = await server.logIn('admin');
});

afterEach(() => server.close());

async function turnOnMail(port = 25): Promise<void> {
  await admin.result('/settings/email/edit.php', {
    emailEngine: 'smtp',
    emailFrom: 'tracker@example.com',
    smtpServer: '127.0.0.1',
    smtpPort: port,
  });
}

async function allowRegistration(access: object = {}): Promise<void> {
  await admin.result('/settings/access/edit.php', { selfRegister: true, ...access });
}

async function circumstances() {
  return { settings: await loadSettings(server.db), site, now: server.clock.now };
}

interface WaitingMail {
  recipient: string;
  body: string;
}

async function takeMails(): Promise<WaitingMail[]> {
  const mails = await server.db
    .selectFrom('outbox')
    .select(['recipient', 'body'])
    .orderBy('id')
    .execute();
  await server.db.deleteFrom('outbox').execute();
  return mails;
}

/** The key in the link of the only waiting message. */
async function takeKey(): Promise<string> {
  const [mail] = await takeMails();
  return /key=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? '';
}

async function codeOf(promise: Promise<unknown>): Promise<number | null> {
  return promise.then(
    () => null,
    (error: unknown) => (error instanceof Refusal ? error.code : -1),
  );
}

function logsIn(login: string, password: string): Promise<number | null> {
  return server.visitor().code('/login.php', { login, password });
}

describe('registering', () => {
  test('needs the switch and e-mail', async () => {
    expect(await codeOf(register(server.db, ivan, await circumstances()))).toBe(301);
    await allowRegistration();
    expect(await codeOf(register(server.db, ivan, await circumstances()))).toBe(301);
    await turnOnMail();
    expect(await codeOf(register(server.db, ivan, await circumstances()))).toBeNull();
  });

  test('waits for the address to be confirmed, then for approval', async () => {
    await turnOnMail();
    await allowRegistration({ registerNotifyEmail: 'boss@example.com' });
    await register(server.db, ivan, await circumstances());
    const key = await takeKey();
    expect(key).toHaveLength(8);
    expect(await admin.result('/users/requests/list.php')).toEqual({ requests: [] });

    expect(await confirmRegistration(server.db, key, await circumstances())).toBe('waiting');

    expect(await takeMails()).toMatchObject([{ recipient: 'boss@example.com' }]);
    expect(await admin.result('/users/requests/load.php', { requestId: 1 })).toEqual({
      details: { id: 1, name: 'Ivan', login: 'ivan', email: ivan.email, date: server.clock.now },
    });
    expect(await logsIn('ivan', ivan.password)).toBe(302);
    await admin.result('/users/requests/approve.php', { requestId: 1, projects: [] });
    expect(await takeMails()).toMatchObject([{ recipient: ivan.email }]);
    expect(await logsIn('ivan', ivan.password)).toBeNull();
    expect(await admin.code('/users/requests/load.php', { requestId: 1 })).toBe(360);
  });

  test('tells administrators once, however often and at once the link is opened', async () => {
    await turnOnMail();
    await allowRegistration({ registerNotifyEmail: 'boss@example.com' });
    await register(server.db, ivan, await circumstances());
    const key = await takeKey();
    const options = await circumstances();

    const outcomes = await Promise.all(
      Array.from({ length: 5 }, () =>
        server.db.transaction().execute((db) => confirmRegistration(db, key, options)),
      ),
    );

    expect(new Set(outcomes)).toEqual(new Set(['waiting']));
    expect(await takeMails()).toMatchObject([{ recipient: 'boss@example.com' }]);
  });

  test('needs no approval when that is so set', async () => {
    await turnOnMail();
    await allowRegistration({ registerAutoApprove: true });
    await register(server.db, ivan, await circumstances());

    expect(await confirmRegistration(server.db, await takeKey(), await circumstances())).toBe(
      'approved',
    );
    expect(await logsIn('ivan', ivan.password)).toBeNull();
    expect(await admin.code('/users/requests/list.php')).toBe(301);
  });

  test('can be turned down', async () => {
    await turnOnMail();
    await allowRegistration();
    await register(server.db, ivan, await circumstances());
    await confirmRegistration(server.db, await takeKey(), await circumstances());

    await admin.result('/users/requests/reject.php', { requestId: 1 });

    expect(await takeMails()).toMatchObject([{ recipient: ivan.email }]);
    expect(await admin.result('/users/requests/list.php')).toEqual({ requests: [] });
  });

  test.each([
    [{ name: 'Administrator' }, 313],
    [{ login: 'admin' }, 366],
    [{ email: 'ADMIN@example.com' }, 358],
    [{ login: 'other', email: 'other@example.com' }, 313],
    [{ name: 'Other', email: 'other@example.com' }, 366],
    [{ name: 'Other', login: 'other' }, 358],
  ])('with %j of somebody else is refused', async (taken, code) => {
    await turnOnMail();
    await allowRegistration();
    await register(server.db, ivan, await circumstances());

    expect(await codeOf(register(server.db, { ...ivan, ...taken }, await circumstances()))).toBe(
      code,
    );
  });

  test('is over when nobody confirms it in time', async () => {
    await turnOnMail();
    await allowRegistration();
    await register(server.db, ivan, await circumstances());
    const key = await takeKey();
    server.clock.now += 86_401;

    expect(await codeOf(confirmRegistration(server.db, key, await circumstances()))).toBe(359);
    expect(await codeOf(confirmRegistration(server.db, 'nonsense', await circumstances()))).toBe(
      359,
    );
  });
});

test.each([
  ['registration', 359],
  ['password', 367],
])('the key of a %s does not last longer because the clock is set back', async (kind, code) => {
  await turnOnMail();
  await allowRegistration();
  if (kind === 'password') await admin.result('/account/password/reset.php');
  else await register(server.db, ivan, await circumstances());
  const key = await takeKey();
  server.clock.now -= 3600;
  const { settings, now } = await circumstances();

  const used =
    kind === 'password'
      ? setPasswordByKey(server.db, { key, password: 'Other-pass-1' }, settings, now)
      : confirmRegistration(server.db, key, await circumstances());
  expect(await codeOf(used)).toBe(code);
});

async function setPassword(key: string, password: string): Promise<number | null> {
  const { settings, now } = await circumstances();
  return codeOf(setPasswordByKey(server.db, { key, password }, settings, now));
}

/** What the form for a forgotten password does. */
function forget(email: string): Promise<void> {
  return mailForgottenPassword(server.db, email, { site, now: server.clock.now, pause });
}

describe('a link that sets a password', () => {
  test('works once, and only for a while', async () => {
    await turnOnMail();
    await admin.result('/account/password/reset.php');
    const key = await takeKey();

    expect(key).toHaveLength(12);
    expect(await setPassword(key, 'new one')).toBeNull();
    expect(await setPassword(key, 'another')).toBe(367);
    expect(await logsIn('admin', 'new one')).toBeNull();
    admin = await server.logIn('admin', 'new one');
    await admin.result('/account/password/reset.php');
    const late = await takeKey();
    server.clock.now += 86_401;
    expect(await setPassword(late, 'too late')).toBe(367);
  });

  test('is the only way in for somebody who was invited', async () => {
    const erin = { name: 'Erin', login: 'erin', sendInvitationEmail: true };
    expect(await admin.code('/users/add.php', erin)).toBe(325);
    expect(await admin.code('/users/add.php', { ...erin, email: 'e@example.com' })).toBe(301);
    await turnOnMail();
    await admin.result('/users/add.php', { ...erin, email: 'e@example.com' });

    expect(await logsIn('erin', '!')).toBe(302);
    expect(await setPassword(await takeKey(), 'chosen')).toBeNull();
    expect(await logsIn('erin', 'chosen')).toBeNull();
  });

  test('goes to nobody who has no account, and nobody can tell', async () => {
    const options = { site, now: server.clock.now, pause };
    await mailForgottenPassword(server.db, 'nobody@example.com', options);
    expect(await takeMails()).toEqual([]);

    await mailForgottenPassword(server.db, 'Admin@Example.com', options);
    expect(await takeMails()).toMatchObject([{ recipient: 'admin@example.com' }]);
  });

  test('goes on to work while strangers ask for others, and comes again after a while', async () => {
    await turnOnMail();
    await forget('admin@example.com');
    const key = await takeKey();
    server.clock.now += pause - 1;
    await forget('admin@example.com');

    expect(await takeMails()).toEqual([]);
    expect(await setPassword(key, 'new one')).toBeNull();
    await forget('admin@example.com');
    server.clock.now += pause;
    await forget('admin@example.com');
    expect(await takeMails()).toHaveLength(2);
  });

  test('that was asked for many times at once is mailed once', async () => {
    await turnOnMail();
    const ask = () => admin.result('/account/password/reset.php');
    await Promise.all(Array.from({ length: 5 }, ask));

    expect(await takeMails()).toHaveLength(1);
  });

  test('ends when an administrator gives the user another address', async () => {
    await turnOnMail();
    const bob = { name: 'Bob', login: 'bob', email: 'lost@example.com' };
    await admin.result('/users/add.php', { ...bob, sendInvitationEmail: true });
    const invitation = await takeKey();
    await admin.result('/users/edit.php', { ...bob, userId: 2, name: 'Bobby' });
    expect(await setPassword(invitation, 'chosen once')).toBeNull();
    await forget(bob.email);
    const key = await takeKey();

    await admin.result('/users/edit.php', { ...bob, userId: 2, email: 'true@example.com' });

    expect(await setPassword(key, 'chosen twice')).toBe(367);
    await forget('true@example.com');
    expect(await setPassword(await takeKey(), 'chosen twice')).toBeNull();
  });

  test('goes on to work when the user changes the own address, since links still go where it is', async () => {
    await turnOnMail();
    await forget('admin@example.com');
    const key = await takeKey();
    await admin.result('/account/edit.php', { email: 'thief@example.com' });

    expect(await setPassword(key, 'new one')).toBeNull();
  });

  test('needs e-mail and an address', async () => {
    expect(await admin.code('/account/password/reset.php')).toBe(301);
    await turnOnMail();
    await admin.result('/users/add.php', { name: 'No', login: 'no', password: 'No-pass-1' });
    expect(await admin.code('/users/password/reset.php', { userId: 2 })).toBe(307);
  });
});

describe('the own e-mail address', () => {
  const change = (email: string) => admin.result('/account/edit.php', { email });
  const recipients = async () => (await takeMails()).map(({ recipient }) => recipient);
  const before = 'admin@example.com';

  beforeEach(() => turnOnMail());

  test('is told of its change, and keeps the links for a week', async () => {
    await change('thief@example.com');
    const [told] = await takeMails();
    expect(told?.recipient).toBe(before);
    expect(told?.body).toContain('is thief@example.com from now on');

    await admin.result('/account/password/reset.php');
    server.clock.now += pause;
    await forget('thief@example.com');
    await forget(before);
    expect(await recipients()).toEqual([before, before]);

    server.clock.now += 7 * 86_400;
    await forget(before);
    await forget('thief@example.com');
    expect(await recipients()).toEqual(['thief@example.com']);
  });

  test('is not forgotten by a second change, and forgiven when it comes back', async () => {
    await change('one@example.com');
    await change('two@example.com');
    expect(await recipients()).toEqual([before]);
    await forget('one@example.com');
    expect(await recipients()).toEqual([]);

    await change(before);
    await forget(before);
    expect(await recipients()).toEqual([before]);
    expect(await admin.result('/account/load.php')).toMatchObject({ details: { email: before } });
  });

  test('is told at once of the first of many changes, and later what came of them', async () => {
    const runTasks = () =>
      runPeriodicTasks({
        db: server.db,
        baseUrl: site.baseUrl,
        now: () => server.clock.now,
        onFailure: () => undefined,
      });
    await turnOnMail(1);
    for (let count = 0; count < 20; count += 1) {
      await change('one@example.com');
      await change(before);
      await change('two@example.com');
    }
    await runTasks();
    const [first, ...others] = await takeMails();
    expect(others).toEqual([]);
    expect(first?.recipient).toBe(before);
    expect(first?.body).toContain('is one@example.com from now on');

    server.clock.now += pause;
    await Promise.all([runTasks(), runTasks()]);
    await runTasks();
    const [last, ...more] = await takeMails();
    expect(more).toEqual([]);
    expect(last?.recipient).toBe(before);
    expect(last?.body).toContain('is two@example.com from now on');

    await change('three@example.com');
    await change(before);
    server.clock.now += pause;
    await runTasks();
    expect(await takeMails()).toEqual([]);
  });

  test('is told at once although another one was, when an administrator gave it meanwhile', async () => {
    const user = { userId: 1, name: 'Administrator', login: 'admin' };
    await change('one@example.com');
    await admin.result('/users/edit.php', { ...user, email: 'true@example.com' });
    await takeMails();
    await change('thief@example.com');

    expect(await recipients()).toEqual(['true@example.com']);
  });

  test('gets no link at once where there was none', async () => {
    await admin.result('/users/add.php', { name: 'Bob', login: 'bob', password: 'Bob-pass-1' });
    const bob = await server.logIn('bob');
    await bob.result('/account/edit.php', { email: 'bob@example.com' });

    expect(await bob.code('/account/password/reset.php')).toBe(307);
    expect(await recipients()).toEqual([]);
    server.clock.now += 7 * 86_400 + 1;
    await forget('bob@example.com');
    expect(await recipients()).toEqual(['bob@example.com']);
  });

  test('that an administrator gives is trusted at once', async () => {
    const bob = { name: 'Bob', login: 'bob', password: 'Bob-pass-1', email: 'bob@example.com' };
    await admin.result('/users/add.php', bob);
    await (await server.logIn('bob')).result('/account/edit.php', { email: 'thief@example.com' });
    await admin.result('/users/edit.php', { ...bob, userId: 2, email: 'true@example.com' });
    await takeMails();

    await forget('true@example.com');
    expect(await recipients()).toEqual(['true@example.com']);
  });
});

describe('periodic tasks', () => {
  const failures: unknown[] = [];
  const run = () =>
    runPeriodicTasks({
      db: server.db,
      baseUrl: site.baseUrl,
      now: () => server.clock.now,
      onFailure: (error) => failures.push(error),
    });

  beforeEach(() => {
    failures.length = 0;
  });

  test('send what waits and keep what cannot be sent', async () => {
    await turnOnMail(1);
    await admin.result('/account/password/reset.php');
    await run();
    expect(failures).toHaveLength(1);

    const sink = await openMailSink();
    await turnOnMail(sink.port);
    await run();
    await run();
    await sink.close();

    expect(sink.mails).toMatchObject([{ recipients: ['admin@example.com'] }]);
    expect(await takeMails()).toEqual([]);
  });

  test('forget what has expired', async () => {
    await turnOnMail();
    await allowRegistration();
    await register(server.db, ivan, await circumstances());
    server.clock.now += 604_801;

    await run();

    const rows = async (table: 'sessions' | 'registrationRequests' | 'outbox') =>
      (await server.db.selectFrom(table).selectAll().execute()).length;
    expect(await rows('sessions')).toBe(0);
    await expect(server.db.selectFrom('events').select('type').execute()).resolves.toEqual([
      { type: 'cron' },
    ]);
    expect(await rows('registrationRequests')).toBe(0);
    expect(await rows('outbox')).toBe(0);
  });

  test('tell administrators that they run', async () => {
    await run();
    server.clock.now += 60;

    const { settings } = await admin.result<{ settings: object }>('/settings/load.php');
    expect(settings).toMatchObject({ cronLast: 60 });
  });

  test('run by themselves until they are stopped', async () => {
    const moments: number[] = [];
    const hasRun = new Promise<void>((resolve) => {
      const tasks = startPeriodicTasks({
        db: server.db,
        baseUrl: site.baseUrl,
        now() {
          moments.push(server.clock.now);
          void tasks.stop().then(resolve);
          return server.clock.now;
        },
        intervalMs: 1,
        onFailure: (error) => failures.push(error),
      });
    });

    await hasRun;

    expect(moments).toHaveLength(1);
    expect(failures).toEqual([]);
  });
});
