import { readFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { createDiskFileStore } from '@/server/files/diskFileStore';
import type { FileStore } from '@/server/files/fileStore';
import { createMemoryFileStore } from '@/server/files/memoryFileStore';
import { type Config, readConfig } from '@/server/program/config';
import { helpText } from '@/server/program/helpText';
import { type LimitOption, limitOptions } from '@/server/program/limitOptions';
import { runPeriodicTasks } from '@/server/program/periodicTasks';
import { defaultServerLimits, type ServerLimits } from '@/server/rules/serverLimits';
import { hashPassword, hashesAtOnce, limitHashes } from '@/server/secrets/passwords';
import { loadSettings, saveSettings } from '@/server/store/settingsStore';
import { passwordOf } from '@tests/server/support/apiServer';
import { addTo, openSmallTracker, type SmallTracker } from '@tests/server/calls/smallTracker';
import { openPageServer } from '@tests/server/pages/pageServer';
import { createGate } from '@tests/support/gate';

/** Each limit that keeps one user or a stranger from the room of all others can be set, and is obeyed as it is set. */

interface Case {
  /** On the command line. */
  given: number;
  /** What fits before the limit is felt. */
  fits: (limits: ServerLimits) => Promise<number>;
  /** By default as given. */
  expected?: number;
  /** Others that make it reachable. */
  beside?: string[];
}

const bug = { typeId: 2, isPublic: false };
const mailSettings = { emailEngine: 'standard', emailFrom: 'tracker@example.com' };

const cases: Readonly<Record<keyof ServerLimits, Case>> = {
  maxCalls: { given: 3, fits: async (limits) => (await crowd(limits)).begun },
  maxQueuedCalls: {
    given: 2,
    beside: ['--max-calls', '1'],
    fits: async (limits) => (await crowd(limits)).waited,
  },
  maxSessions: {
    given: 2,
    fits: (limits) =>
      inTracker({ limits }, async ({ server }) => {
        for (let count = 0; count < 4; count += 1) await server.logIn('bob');
        const sessions = server.db.selectFrom('sessions').where('userId', '=', 2);
        return (await sessions.select('userId').execute()).length;
      }),
  },
  maxAlerts: {
    given: 2,
    fits: (limits) =>
      inTracker({ limits }, ({ bob, folderId, projectId }) =>
        countTaken(
          [{}, { projectId }, { folderId }].map(
            (place) => () => bob.code('/alerts/add.php', { ...bug, ...place }),
          ),
          402,
        ),
      ),
  },
  maxReports: {
    given: 1,
    fits: (limits) =>
      inTracker({ limits }, async ({ admin, bob, projectId }) => {
        await admin.result('/settings/email/edit.php', mailSettings);
        return countTaken(
          [{}, { projectId }].map(
            (place) => () => bob.code('/reports/add.php', { ...bug, ...place, alertType: 2 }),
          ),
          402,
        );
      }),
  },
  maxViews: {
    given: 2,
    fits: (limits) =>
      inTracker({ limits }, ({ bob }) =>
        countTaken(
          ['A', 'B', 'C'].map(
            (name) => () =>
              bob.code('/types/views/add.php', {
                ...bug,
                name,
                columns: '1,0',
                filters: [],
                sortColumn: 1,
                sortAscending: true,
              }),
          ),
          402,
        ),
      ),
  },
  maxRegistrations: { given: 2, fits: countRegistrations },
  mailPause: {
    given: 7,
    expected: 7 * 60,
    fits: (limits) =>
      inTracker({ limits }, async ({ admin, server }) => {
        await admin.result('/settings/email/edit.php', mailSettings);
        const mails = async () => {
          await admin.result('/account/password/reset.php');
          return (await server.db.selectFrom('outbox').select('id').execute()).length;
        };
        const start = server.clock.now;
        while ((await mails()) < 2) server.clock.now += 60;
        return server.clock.now - start;
      }),
  },
  maxAccountFailures: { given: 3, fits: (limits) => countGuesses(limits, () => 'bob') },
  maxAddressFailures: { given: 4, fits: (limits) => countGuesses(limits, (n) => `ghost${n}`) },
  failurePause: {
    given: 2,
    expected: 2 * 60,
    fits: (limits) =>
      inTracker({ limits }, async ({ server }) => {
        const visitor = server.visitor();
        const logIn = (password: string) => visitor.code('/login.php', { login: 'bob', password });
        for (let count = 0; count < limits.maxAccountFailures; count += 1) await logIn('wrong');
        const start = server.clock.now;
        while ((await logIn(passwordOf('bob'))) !== null) server.clock.now += 30;
        return server.clock.now - start;
      }),
  },
  maxAddressEvents: {
    given: 2,
    fits: (limits) =>
      inTracker({ limits }, async ({ server }) => {
        const stranger = server.visitor({ host: '10.0.0.9' });
        for (const login of ['a', 'b', 'c', 'd']) {
          await stranger.code('/login.php', { login, password: 'x' });
        }
        const events = server.db.selectFrom('events').where('host', '=', '10.0.0.9');
        return (await events.select('id').execute()).length;
      }),
  },
  maxEvents: {
    given: 3,
    fits: (limits) =>
      inTracker({ limits }, async ({ server, admin }) => {
        for (const name of ['A', 'B', 'C', 'D', 'E']) {
          await admin.result('/types/add.php', { name });
        }
        await runTasks(server, limits);
        const events = server.db.selectFrom('events').where('type', '=', 'audit');
        return (await events.select('id').execute()).length;
      }),
  },
  maxNotices: { given: 2, fits: countNotices },
  maxDailyBytes: {
    given: 1,
    expected: 2,
    fits: (limits) =>
      inTracker({ limits }, async ({ admin, bob, folderId }) => {
        const issueId = await addTo(admin, '/issues/add.php', { folderId, name: 'I' });
        const file = { name: 'x', content: new Uint8Array(400_000) };
        const upload = () => bob.code('/issues/files/add.php', { issueId, name: 'x' }, { file });
        return countTaken(Array<typeof upload>(4).fill(upload), 403);
      }),
  },
  maxHistoryBytes: {
    given: 1,
    // Of 30,000 bytes each, and what an entry takes besides.
    expected: 34,
    fits: (limits) =>
      inTracker({ limits }, async ({ admin, bob, folderId }) => {
        const issueId = await addTo(admin, '/issues/add.php', { folderId, name: 'I' });
        const comment = { issueId, comment: '€'.repeat(10_000) };
        const add = () => bob.code('/issues/comments/add.php', comment);
        return countTaken(Array<typeof add>(40).fill(add), 402);
      }),
  },
  minFreeBytes: { given: 999_999_999, expected: 0, fits: countOnFullDisk },
};

const limits = Object.keys(cases) as (keyof ServerLimits)[];

describe.each(limits)('%s', (limit) => {
  const { option } = limitOptions[limit];
  const variable = option.toUpperCase().replaceAll('-', '_');
  const { given, beside = [], expected = given, fits } = cases[limit];

  test(`is obeyed as --${option} says`, async () => {
    const read = limitsOf(readConfig([...beside, `--${option}`, String(given)], {}));

    expect(await fits(read)).toBe(expected);
  });

  test(`is read from ${variable}, and differs from the usual one alone`, () => {
    const { [limit]: value, ...others } = limitsOf(readConfig([], { [variable]: String(given) }));

    expect(value).not.toBe(defaultServerLimits[limit]);
    expect({ ...others, [limit]: defaultServerLimits[limit] }).toEqual(defaultServerLimits);
  });

  test.each(['-1', 'x', '1.5'])(`is no "%s"`, (wrong) => {
    expect(() => readConfig([`--${option}=${wrong}`], {})).toThrow(`--${option} must be a number`);
  });

  test('is explained with its default', async () => {
    const { unit = 1 }: LimitOption = limitOptions[limit];
    const usual = defaultServerLimits[limit] / unit;
    const document = await readFile(path.join(process.cwd(), 'docs/companion.md'), 'utf8');
    const row = document.split('\n').find((line) => line.includes(`| \`--${option} `)) ?? '';

    expect(row.split('|').map((cell) => cell.trim())).toEqual(
      expect.arrayContaining([`\`${variable}\``, String(usual)]),
    );
    expect(helpText).toContain(`--${option} `);
    expect(helpText.replaceAll(/\s+/g, ' ')).toContain(`(${variable}, default ${String(usual)})`);
  });
});

test('so many passwords are hashed at once as --max-hashes says', async () => {
  const config = readConfig(['--max-hashes', '1'], {});
  if (config.command !== 'serve') throw new Error('no start of the server');
  expect(config.maxHashes).toBe(1);
  expect(readConfig([], {})).toMatchObject({ maxHashes: null });
  expect(() => readConfig([], { MAX_HASHES: '0' })).toThrow('--max-hashes');

  limitHashes(1);
  try {
    const order: string[] = [];
    const cheap = { memoryCost: 64, timeCost: 1, parallelism: 1 };
    // The first takes longer than the second by far, which has to wait for it all the same.
    const slow = hashPassword('a').then(() => order.push('slow'));
    await Promise.all([slow, hashPassword('b', cheap).then(() => order.push('quick'))]);
    expect(order).toEqual(['slow', 'quick']);
  } finally {
    limitHashes(hashesAtOnce);
  }
});

function limitsOf(config: Config): ServerLimits {
  if (config.command !== 'serve') throw new Error('no start of the server');
  return config.serverLimits;
}

async function inTracker<Result>(
  options: Parameters<typeof openSmallTracker>[0],
  work: (tracker: SmallTracker) => Promise<Result>,
): Promise<Result> {
  const tracker = await openSmallTracker(options);
  try {
    return await work(tracker);
  } finally {
    await tracker.server.close();
  }
}

/** How many of these calls succeed before one is refused so. */
async function countTaken(
  calls: readonly (() => Promise<number | null>)[],
  refusal: number,
): Promise<number> {
  let taken = 0;
  for (const call of calls) {
    const code = await call();
    if (code === refusal) return taken;
    expect(code).toBeNull();
    taken += 1;
  }
  return taken;
}

/** What becomes of eight downloads at once, none of which ends. */
async function crowd(limits: ServerLimits): Promise<{ begun: number; waited: number }> {
  const { isOpen: gate, open: release } = createGate();
  let begun = 0;
  const memory = createMemoryFileStore();
  const files: FileStore = {
    ...memory,
    open: async (fileId) => {
      begun += 1;
      await gate;
      return memory.open(fileId);
    },
  };
  return inTracker({ limits, files }, async ({ admin, bob, folderId }) => {
    const issueId = await addTo(admin, '/issues/add.php', { folderId, name: 'I' });
    const attach = async (size: number) => {
      const file = { name: 'x', content: new Uint8Array(size) };
      const path = '/issues/files/add.php';
      return (await admin.result<{ stampId: number }>(path, { issueId, name: 'x' }, { file }))
        .stampId;
    };
    const large = await attach(10_000);
    const small = await attach(10);
    let refused = 0;
    const downloads = Array.from({ length: 8 }, async () => {
      const { status } = await admin.request(`/issues/files/download.php?id=${String(large)}`);
      if (status !== 200) refused += 1;
    });
    // Asked last and in a lane of its own, it comes after all the others are where they wait.
    await bob.request(`/issues/files/download.php?id=${String(small)}`);
    const seen = { begun, waited: 8 - begun - refused };
    release();
    await Promise.all(downloads);
    return seen;
  });
}

/** Wrong passwords from one address after which the right one is not looked at. */
function countGuesses(limits: ServerLimits, login: (index: number) => string): Promise<number> {
  return inTracker({ limits }, async ({ server }) => {
    for (let guesses = 1; ; guesses += 1) {
      const visitor = server.visitor({ host: `10.0.1.${String(guesses)}` });
      for (let index = 0; index < guesses; index += 1) {
        await visitor.code('/login.php', { login: login(index), password: 'wrong' });
      }
      const right = { login: 'bob', password: passwordOf('bob') };
      if ((await visitor.code('/login.php', right)) === 302) return guesses;
    }
  });
}

async function countRegistrations(limits: ServerLimits): Promise<number> {
  const server = await openPageServer({ limits });
  try {
    await saveSettings(server.db, await loadSettings(server.db), {
      emailEngine: 'smtp',
      emailFrom: 'tracker@example.com',
      selfRegister: true,
    });
    for (const login of ['one', 'two', 'three', 'four']) {
      await server.post('/users/register.php', {
        __formId: 'register',
        userName: login,
        login,
        password: 'a long password',
        passwordConfirm: 'a long password',
        email: `${login}@example.com`,
        submit: 'register',
      });
    }
    const requests = server.db.selectFrom('registrationRequests').select('id');
    return (await requests.execute()).length;
  } finally {
    await server.close();
  }
}

/** Messages about so many issues at a time that are still one each. */
function countNotices(limits: ServerLimits): Promise<number> {
  return inTracker({ limits }, async ({ admin, bob, folderId, server }) => {
    await admin.result('/settings/email/edit.php', {
      emailEngine: 'smtp',
      emailFrom: 'tracker@example.com',
      smtpServer: '127.0.0.1',
      // Nobody listens there: what is written stays.
      smtpPort: 1,
    });
    const user = { userId: 2, name: 'Bob', login: 'bob', email: 'bob@example.com' };
    await admin.result('/users/edit.php', user);
    for (let issues = 1; ; issues += 1) {
      for (let index = 0; index < issues; index += 1) {
        const issueId = await addTo(admin, '/issues/add.php', { folderId, name: 'I' });
        await bob.result('/issues/subscribe.php', { issueId });
        await admin.result('/issues/comments/add.php', { issueId, comment: 'x' });
      }
      await runTasks(server, limits);
      const letters = await server.db.deleteFrom('outbox').returning('id').execute();
      if (letters.length < issues) return issues - 1;
    }
  });
}

async function runTasks({ db, clock }: SmallTracker['server'], limits: ServerLimits) {
  await runPeriodicTasks({
    db,
    baseUrl: 'http://tracker.test',
    now: () => clock.now,
    limits,
    onFailure: () => undefined,
  });
}

async function countOnFullDisk({ minFreeBytes }: ServerLimits): Promise<number> {
  const folder = await mkdtemp(path.join(tmpdir(), 'issuedesk-limits-'));
  try {
    const files = createDiskFileStore(folder, { minFreeBytes });
    return await inTracker({ files }, async ({ admin, folderId }) => {
      const issueId = await addTo(admin, '/issues/add.php', { folderId, name: 'I' });
      const file = { name: 'x', content: new Uint8Array(100_000) };
      const upload = () => admin.code('/issues/files/add.php', { issueId, name: 'x' }, { file });
      return countTaken([upload], 403);
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}
