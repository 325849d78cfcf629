import type * as argon2 from '@node-rs/argon2';

import { setPasswordByKey } from '@/server/accounts/passwordReset';
import { register } from '@/server/accounts/registration';
import { hashesAtOnce, hashPassword, verifyPassword } from '@/server/secrets/passwords';
import { hashToken } from '@/server/secrets/randomTokens';
import { loadSettings } from '@/server/store/settingsStore';
import { setResetKey } from '@/server/store/userStore';
import type { ApiServer } from '@tests/server/support/apiServer';
import { addTo, openSmallTracker } from '@tests/server/calls/smallTracker';

/** What was going on when a hash was computed. */
interface Work {
  /** Hashes at the same time. */
  atOnce: number;
  openTransactions: number;
}

const works: Work[] = [];
let running = 0;
let openTransactions = 0;

const library = jest.requireActual<typeof argon2>('@node-rs/argon2');
const real = { hash: library.hash, verify: library.verify };

beforeEach(() => {
  works.length = 0;
  const noted = async <Result>(compute: () => Promise<Result>): Promise<Result> => {
    running += 1;
    works.push({ atOnce: running, openTransactions });
    try {
      return await compute();
    } finally {
      running -= 1;
    }
  };
  jest.spyOn(library, 'hash').mockImplementation((...args) => noted(() => real.hash(...args)));
  jest.spyOn(library, 'verify').mockImplementation((...args) => noted(() => real.verify(...args)));
});

function countTransactions({ db }: ApiServer): void {
  const begin = db.transaction.bind(db);
  jest.spyOn(db, 'transaction').mockImplementation(() => {
    const builder = begin();
    const execute = builder.execute.bind(builder);
    return Object.assign(builder, {
      async execute(save: Parameters<typeof execute>[0]) {
        openTransactions += 1;
        try {
          return await execute(save);
        } finally {
          openTransactions -= 1;
        }
      },
    });
  });
}

describe('a password is hashed', () => {
  let server: ApiServer;

  beforeAll(async () => {
    ({ server } = await openSmallTracker());
    const admin = await server.logIn('admin');
    await admin.result('/settings/email/edit.php', {
      emailEngine: 'standard',
      emailFrom: 'a@b.cd',
    });
    await admin.result('/settings/access/edit.php', { selfRegister: true });
  });

  beforeEach(() => {
    countTransactions(server);
  });

  afterAll(() => server.close());

  const bob = { login: 'bob', password: 'Bob-pass-1' };
  const site = { serverName: 'Tracker', baseUrl: 'http://tracker.test', language: 'en_US' };

  // Each leaves bob with the password it had.
  const ways: [name: string, hashes: number, act: () => Promise<unknown>][] = [
    ['at a login', 1, () => server.logIn('bob')],
    ['at a login of nobody', 1, () => server.visitor().code('/login.php', { ...bob, login: '?' })],
    [
      'at a login with a new password',
      2,
      () => server.visitor().code('/login.php', { ...bob, newPassword: 'Other-pass-1' }),
    ],
    [
      'when somebody changes the own one',
      3,
      async () => {
        const change = { password: 'Other-pass-1', newPassword: bob.password };
        const client = await server.logIn('bob', change.password);
        await client.result('/account/password/edit.php', change);
      },
    ],
    [
      'when an administrator sets one, and adds a user',
      3,
      async () => {
        const admin = await server.logIn('admin');
        await admin.result('/users/password/edit.php', { userId: 2, password: bob.password });
        await addTo(admin, '/users/add.php', { name: 'Eve', login: 'eve', password: 'Eve-pass-1' });
      },
    ],
    [
      'when a mailed link sets it',
      1,
      async () => {
        const { now } = server.clock;
        await setResetKey(server.db, 2, hashToken('a key'), now);
        const settings = await loadSettings(server.db);
        await setPasswordByKey(server.db, { key: 'a key', password: bob.password }, settings, now);
      },
    ],
    [
      'when somebody registers',
      1,
      async () => {
        const settings = await loadSettings(server.db);
        const applicant = { name: 'Zoe', login: 'zoe', password: 'Zoe-pass-1', email: 'z@b.cd' };
        await register(server.db, applicant, { settings, site, now: server.clock.now });
      },
    ],
  ];

  test.each(ways)('%s, and no transaction waits for it', async (_, hashes, act) => {
    await act();

    expect(works).toHaveLength(hashes);
    expect(works.map((work) => work.openTransactions)).toEqual(works.map(() => 0));
  });
});

describe('guesses of the current password', () => {
  let server: ApiServer;

  beforeEach(async () => {
    ({ server } = await openSmallTracker());
  });

  afterEach(() => server.close());

  const guess = (index: number) => ({ password: `guess ${index}`, newPassword: 'Other-pass-1' });
  const right = { password: 'Bob-pass-1', newPassword: 'Other-pass-1' };

  test('are counted like those at the login, and together with them', async () => {
    const bob = await server.logIn('bob');
    works.length = 0;
    const codes = await Promise.all(
      Array.from({ length: 16 }, (_, index) =>
        bob.code('/account/password/edit.php', guess(index)),
      ),
    );

    expect(new Set(codes)).toEqual(new Set([302]));
    expect(works).toHaveLength(10);
    expect(Math.max(...works.map(({ atOnce }) => atOnce))).toBeLessThanOrEqual(hashesAtOnce);
    expect(await bob.code('/account/password/edit.php', right)).toBe(302);
    expect(
      await server.visitor({ host: '10.9.9.9' }).code('/login.php', {
        login: 'bob',
        password: 'Bob-pass-1',
      }),
    ).toBe(302);

    server.clock.now += 901;
    expect(await bob.code('/account/password/edit.php', right)).toBeNull();
  });

  test('do not count when they are right', async () => {
    const bob = await server.logIn('bob');
    const same = { password: 'Bob-pass-1', newPassword: 'Bob-pass-1' };
    for (let round = 0; round < 11; round += 1) {
      expect(await bob.code('/account/password/edit.php', same)).toBe(353);
    }
    expect(await bob.code('/account/password/edit.php', right)).toBeNull();
  });
});

test('no more hashes are computed at once than the machine bears, and each of them in the end', async () => {
  works.length = 0;
  const cheap = { memoryCost: 64, timeCost: 1, parallelism: 1 };
  const [passwordHash = ''] = await Promise.all(
    Array.from({ length: 12 }, () => hashPassword('s3cret', cheap)),
  );
  const answers = await Promise.all(
    ['s3cret', 'wrong', 's3cret'].map((password) => verifyPassword(passwordHash, password)),
  );

  expect(answers).toEqual([true, false, true]);
  expect(works).toHaveLength(15);
  expect(Math.max(...works.map(({ atOnce }) => atOnce))).toBe(hashesAtOnce);
});

test('an account without a password costs as much to look at as any other', async () => {
  for (const passwordHash of ['!', '', null]) {
    works.length = 0;
    expect(await verifyPassword(passwordHash, '!')).toBe(false);
    expect(works).toHaveLength(1);
  }
});
