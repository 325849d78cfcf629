import { Access } from '@/protocol/access';
import { setPasswordByKey } from '@/server/accounts/passwordReset';
import { setPassword as setPasswordAtTerminal } from '@/server/cli/users';
import type { OpenDatabase } from '@/server/database/openDatabase';
import { defaultAccountRules } from '@/server/rules/accountRules';
import { hashToken } from '@/server/secrets/randomTokens';
import { loadSettings } from '@/server/store/settingsStore';
import { setResetKey } from '@/server/store/userStore';
import {
  type ApiClient,
  type ApiServer,
  openApiServer,
  openOtherProcess,
} from '@tests/server/support/apiServer';
import { testDatabases } from '@tests/server/support/testDatabases';

const password = 'Present-pass-1';
const newPassword = 'Another-pass-1';

/** A user who is logged in twice at one process and once at another. */
interface Somebody {
  userId: number;
  login: string;
  own: ApiClient;
  other: ApiClient;
  otherProcess: ApiClient;
}

describe.each(testDatabases())('sessions on $name', ({ open }) => {
  let server: ApiServer;
  let second: OpenDatabase;
  let admin: ApiClient;
  let openElsewhere: () => ApiClient;
  let count = 0;

  beforeAll(async () => {
    const database = await open();
    second = await database.openAnother();
    server = await openApiServer({ database });
    openElsewhere = openOtherProcess(second.db, server);
    admin = await server.logIn('admin');
  });

  afterAll(async () => {
    await second.close();
    await server.close();
  });

  async function addSomebody(): Promise<Somebody> {
    count += 1;
    const login = `user${count}`;
    const user = { name: `User ${count}`, login, password, email: `${login}@example.com` };
    const { userId } = await admin.result<{ userId: number }>('/users/add.php', user);
    const otherProcess = openElsewhere();
    await otherProcess.result('/login.php', { login, password });
    const [own, other] = [await server.logIn(login, password), await server.logIn(login, password)];
    return { userId, login, own, other, otherProcess };
  }

  type Way = [name: string, act: (user: Somebody) => Promise<unknown>, goOn: string[]];
  const all = ['own', 'other', 'otherProcess'];

  const ways: Way[] = [
    [
      'changes the own password',
      ({ own }) => own.result('/account/password/edit.php', { password, newPassword }),
      ['own'],
    ],
    [
      'gives a new password at a login',
      ({ login }) => server.visitor().result('/login.php', { login, password, newPassword }),
      [],
    ],
    [
      'gets a password from an administrator',
      ({ userId }) => admin.result('/users/password/edit.php', { userId, password: newPassword }),
      [],
    ],
    [
      'gets a temporary password',
      ({ userId }) =>
        admin.result('/users/password/edit.php', {
          userId,
          password: newPassword,
          mustChangePassword: true,
        }),
      [],
    ],
    [
      'sets a password by a mailed link',
      async ({ userId }) => {
        const key = `key of ${userId}`;
        const { now } = server.clock;
        await setResetKey(server.db, userId, hashToken(key), now);
        const settings = await loadSettings(server.db);
        await setPasswordByKey(server.db, { key, password: newPassword }, settings, now);
      },
      [],
    ],
    [
      'gets a password at the terminal',
      ({ login }) =>
        setPasswordAtTerminal(server.db, {
          login,
          password: newPassword,
          accountRules: defaultAccountRules,
        }),
      [],
    ],
    ['is disabled', ({ userId }) => admin.result('/users/access.php', { userId, access: 0 }), []],
    [
      'is disabled and enabled again',
      async ({ userId }) => {
        await admin.result('/users/access.php', { userId, access: 0 });
        await admin.result('/users/access.php', { userId, access: 1 });
      },
      [],
    ],
    [
      'is made an administrator',
      ({ userId }) => admin.result('/users/access.php', { userId, access: 2 }),
      all,
    ],
    [
      'changes the own e-mail address',
      ({ own, login }) => own.result('/account/edit.php', { email: `new-${login}@example.com` }),
      all,
    ],
    [
      'gets another login',
      ({ userId, login }) =>
        admin.result('/users/edit.php', { userId, name: `${login} new`, login: `${login}-new` }),
      all,
    ],
    ['asks for a link', ({ own }) => own.code('/account/password/reset.php'), all],
  ];

  test.each(ways)('of somebody who %s', async (_, act, goOn) => {
    const user = await addSomebody();

    await act(user);

    const living: string[] = [];
    for (const name of all) {
      const client = user[name as 'other'];
      const code = await client.code('/account/load.php');
      expect([null, 300]).toContain(code);
      if (code === null) living.push(name);
    }
    expect(living).toEqual(goOn);
  });

  test('lose and win rights with the next call', async () => {
    const { userId, otherProcess } = await addSomebody();
    const codes: (number | null)[] = [];
    for (const access of [2, 1]) {
      await admin.result('/users/access.php', { userId, access });
      codes.push(await otherProcess.code('/users/list.php'));
    }
    expect(codes).toEqual([null, 301]);
  });

  test.each([
    ['the password is changed', { passwordHash: '!' }],
    ['the user is disabled', { access: Access.none }],
  ])('do not begin when %s while the old password is looked at', async (_, change) => {
    const { userId, login } = await addSomebody();
    const begin = server.db.transaction.bind(server.db);
    let transactions = 0;
    // The first counts the attempt, the second begins the session.
    jest.spyOn(server.db, 'transaction').mockImplementation(() => {
      transactions += 1;
      const builder = begin();
      if (transactions !== 2) return builder;
      const execute = builder.execute.bind(builder);
      return Object.assign(builder, {
        async execute(save: Parameters<typeof execute>[0]) {
          await server.db.updateTable('users').set(change).where('id', '=', userId).execute();
          return execute(save);
        },
      });
    });

    expect(await server.visitor().code('/login.php', { login, password })).toBe(302);
    expect(transactions).toBe(2);
  });

  test('end when the account may do nothing but choose a password, whoever marked it so', async () => {
    const { userId, own } = await addSomebody();
    await server.db
      .updateTable('users')
      .set({ mustChangePassword: true })
      .where('id', '=', userId)
      .execute();

    expect(await own.code('/account/load.php')).toBe(300);
  });

  test('cause no failure that nobody foresaw', () => {
    expect(server.errors).toEqual([]);
  });
});
