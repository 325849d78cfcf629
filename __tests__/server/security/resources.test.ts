import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { maxCounts } from '@/protocol/limits';

import { createDiskFileStore } from '@/server/files/diskFileStore';
import { defaultServerLimits } from '@/server/rules/serverLimits';
import { createSession } from '@/server/store/sessionStore';
import { addTo, openSmallTracker, type SmallTracker } from '@tests/server/calls/smallTracker';

/** Nobody alone fills the disk, mails a flood or makes all others wait. */

let tracker: SmallTracker;
let folder: string;
const maxDailyBytes = 300_000;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'issuedesk-resources-'));
  // No disk is that large.
  const files = createDiskFileStore(folder, { minFreeBytes: Number.MAX_SAFE_INTEGER });
  tracker = await openSmallTracker({ files, limits: { maxDailyBytes } });
});

afterAll(async () => {
  await tracker.server.close();
  await rm(folder, { recursive: true });
});

/** Rows as the calls would have added them, only faster. */
function repeat<Row>(count: number, row: (index: number) => Row): Row[] {
  return Array.from({ length: count }, (_, index) => row(index));
}

test('a disk that is nearly full takes no file, but goes on with everything else', async () => {
  const { admin, folderId } = tracker;
  const issueId = await addTo(admin, '/issues/add.php', { folderId, name: 'I' });
  const upload = (size: number) =>
    admin.code(
      '/issues/files/add.php',
      { issueId, name: 'x.bin' },
      { file: { name: 'x', content: new Uint8Array(size).fill(1) } },
    );

  expect(await upload(100_000)).toBe(403);
  expect(await admin.code('/issues/comments/add.php', { issueId, comment: 'x' })).toBeNull();
});

test('what somebody sends in a day has a limit, for others and for reading it has none', async () => {
  const { admin, bob, folderId, server } = tracker;
  const issueId = await addTo(admin, '/issues/add.php', { folderId, name: 'I' });
  const comment = { issueId, comment: 'x'.repeat(10_000) };
  let calls = 0;
  while ((await bob.code('/issues/comments/add.php', comment)) === null) calls += 1;

  expect(calls).toBe(Math.floor(maxDailyBytes / JSON.stringify(comment).length));
  expect(await bob.code('/issues/comments/add.php', comment)).toBe(403);
  expect(await bob.code('/issues/load.php', { issueId, history: true })).toBeNull();
  expect(await admin.code('/issues/comments/add.php', comment)).toBeNull();

  server.clock.now += 86_400;
  const again = await server.logIn('bob');
  expect(await again.code('/issues/comments/add.php', comment)).toBeNull();
  tracker.bob = again;
  tracker.admin = await server.logIn('admin');
});

test('of one user the sessions used last go on, up to fifty', async () => {
  const { server } = tracker;
  const { db, clock } = server;
  await db.deleteFrom('sessions').where('userId', '=', 2).execute();
  const tokens: string[] = [];
  for (let count = 0; count < 52; count += 1) {
    const { token } = await createSession(db, {
      userId: 2,
      host: '',
      now: clock.now + count,
      maxSessions: defaultServerLimits.maxSessions,
    });
    tokens.push(token);
  }
  const bob = server.visitor();
  const isAlive = async (index: number) => {
    bob.cookie = tokens[index] ?? null;
    return (await bob.code('/account/load.php', {}, { csrf: 'x' })) !== 300;
  };

  expect([await isAlive(1), await isAlive(2), await isAlive(51)]).toEqual([false, true, true]);
  tracker.bob = await server.logIn('bob');
});

test('a user is mailed one link for a password in five minutes, however often it is asked for', async () => {
  const { admin, server } = tracker;
  await admin.result('/settings/email/edit.php', {
    emailEngine: 'standard',
    emailFrom: 'tracker@example.com',
  });
  const mails = async () => (await server.db.selectFrom('outbox').select('id').execute()).length;
  const ask = () => admin.result('/account/password/reset.php');

  for (let times = 0; times < 5; times += 1) await ask();
  expect(await mails()).toBe(1);
  server.clock.now += 300;
  await ask();
  expect(await mails()).toBe(2);
});

describe('has room for so many of one user:', () => {
  const target = { typeId: 2, isPublic: false };

  test('alerts and reports', async () => {
    const { bob, folderId, server } = tracker;
    const common = { typeId: 2, viewId: null, projectId: null, ownerId: 2, frequency: 0 };
    const rows = (kind: number, count: number) => repeat(count, () => ({ ...common, kind }));
    await server.db.schema.dropIndex('alerts_unique').ifExists().execute();
    const alerts = rows(1, defaultServerLimits.maxAlerts).map((row) => ({
      ...row,
      folderId: null,
    }));
    const reports = rows(3, defaultServerLimits.maxReports).map((row) => ({
      ...row,
      folderId: null,
    }));
    await server.db
      .insertInto('alerts')
      .values([...alerts, ...reports])
      .execute();
    const alert = { ...target, folderId };

    expect(await bob.code('/alerts/add.php', alert)).toBe(402);
    expect(await bob.code('/reports/add.php', { ...alert, alertType: 2 })).toBe(402);
    expect(await tracker.admin.code('/alerts/add.php', alert)).toBeNull();
  });

  test('views of a type', async () => {
    const { bob, server } = tracker;
    const columns = { sortColumn: 1, sortAscending: true };
    await server.db
      .insertInto('views')
      .values(
        repeat(defaultServerLimits.maxViews, (index) => ({
          typeId: 2,
          ownerId: 2,
          name: `View ${index}`,
          nameKey: `view ${index}`,
          columns: '[1,0]',
          filters: '[]',
          ...columns,
        })),
      )
      .execute();
    const view = { ...target, name: 'One more', columns: '1,0', filters: [], ...columns };

    expect(await bob.code('/types/views/add.php', view)).toBe(402);
  });
});

test('a type has room for so many attributes', async () => {
  const { admin, server } = tracker;
  const typeId = await addTo(admin, '/types/add.php', { name: 'Wide' });
  await server.db
    .insertInto('attributes')
    .values(
      repeat(maxCounts.attributes, (index) => ({
        typeId,
        name: `A${index}`,
        nameKey: `a${index}`,
        kind: 'TEXT',
        details: '{}',
      })),
    )
    .execute();
  const attribute = { typeId, name: 'One more', type: 'TEXT', details: {} };

  expect(await admin.code('/types/attributes/add.php', attribute)).toBe(402);
  expect(await admin.code('/issues/list.php', { typeId, limit: 1, allColumns: true })).toBeNull();
});
