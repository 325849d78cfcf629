import type { OpenDatabase } from '@/server/database/openDatabase';
import { createDemoAccounts, hashDemoPasswords } from '@/server/demo/demoAccounts';
import { installDemo } from '@/server/demo/installDemo';
import { exportToServer } from '@/server/export/exportToServer';
import { createMemoryFileStore } from '@/server/files/memoryFileStore';
import { createServer } from '@/server/program/createServer';

import { addTo } from '@tests/server/calls/smallTracker';
import {
  adminPassword,
  ApiClient,
  type ApiServer,
  openApiServer,
  recordedNow,
} from '@tests/server/support/apiServer';
import { openEmptyDatabase } from '@tests/server/support/emptyDatabase';

import { summarize } from './trackerSummary';

const cheap = { memoryCost: 64, timeCost: 1, parallelism: 1 };
const largeContent = Buffer.alloc(2_000_000, 'large ');
const target = { url: 'http://new.test', login: 'admin', password: adminPassword };

/** A tracker that is moved. */
interface Source {
  db: OpenDatabase['db'];
  files: ReturnType<typeof createMemoryFileStore>;
  admin: ApiClient;
  /** The last number that anything has. */
  lastEntry: number;
  /** Of a file that the database does not keep. */
  largeFileId: number;
  /** Of an issue that has been in a folder which is no more. */
  wandererId: number;
  close(): Promise<void>;
}

/** A demo tracker in which definitions, folders and people have changed since its issues were written. */
async function openSource(): Promise<Source> {
  const { db, close } = await openEmptyDatabase();
  const passwordHashes = await hashDemoPasswords(createDemoAccounts('demo'), cheap);
  await installDemo(db, { now: recordedNow, issues: 12, comments: 5, passwordHashes });
  const files = createMemoryFileStore();
  const app = createServer({
    db,
    files,
    basePath: '',
    isSecure: false,
    now: () => recordedNow,
    hostOf: () => '10.0.0.1',
    baseUrlOf: () => 'http://old.test',
    onUnexpectedError: () => undefined,
  });
  const admin = new ApiClient(app, '10.0.0.1');
  await admin.result('/login.php', { login: 'admin', password: 'demo' });

  // Names are kept as they were written: a user has another one now.
  await admin.result('/users/edit.php', { userId: 3, login: 'jonas', name: 'Jonas Weber-Brandt' });
  const advanced = await admin.result<{ settings: object }>('/settings/advanced/load.php');
  await admin.result('/settings/advanced/edit.php', {
    ...advanced.settings,
    fileMaxSize: 4_194_304,
  });
  const { folders } = await admin.result<{ folders: { id: number; typeId: number }[] }>(
    '/projects/load.php',
    { projectId: 1, folders: true },
  );
  const bugs = folders.find(({ typeId }) => typeId === 1);
  const away = { projectId: 1, name: 'Away', typeId: 1 };
  const awayId = await addTo(admin, '/projects/folders/add.php', away);
  const name = 'An issue with a past 📦';
  const issue = { folderId: awayId, name, description: 'Text', descriptionFormat: 1 };
  const wandererId = await addTo(admin, '/issues/add.php', issue);
  await admin.result('/issues/move.php', { issueId: wandererId, folderId: bugs?.id });
  await admin.result('/projects/folders/delete.php', { folderId: awayId });
  // A state that no issue may have any more.
  const status = (items: string[], initial: string) => ({
    attributeId: 2,
    name: 'Status',
    type: 'ENUM',
    details: { items, default: initial, required: 1 },
  });
  await admin.result(
    '/types/attributes/edit.php',
    status(['Open', 'New', 'Confirmed', 'In progress', 'Fixed', 'Closed'], 'Open'),
  );
  await admin.result('/types/attributes/edit.php', { ...status(['Open', 'Closed'], 'Open') });
  const { stampId: largeFileId } = await admin.result<{ stampId: number }>(
    '/issues/files/add.php',
    { issueId: wandererId, name: 'large.txt', description: 'Large' },
    { file: { name: 'large.txt', content: largeContent } },
  );
  return { db, files, admin, lastEntry: largeFileId, largeFileId, wandererId, close };
}

function sendTo({ app }: ApiServer): (request: Request) => Promise<Response> {
  return async (request) => app.fetch(request);
}

describe('a tracker that moves to another server', () => {
  let source: Source;
  let there: ApiServer;
  let told: string;

  beforeAll(async () => {
    source = await openSource();
  });

  beforeAll(async () => {
    there = await openApiServer();
    there.clock.now = recordedNow + 1_000_000;
    const options = { ...target, send: sendTo(there), now: 1, print: () => undefined };
    told = await exportToServer(source, options);
  });

  afterAll(async () => {
    await source.close();
    await there.close();
  });

  test('is told about, with a password for everybody else', () => {
    const [first, second, ...others] = told.split('\n');
    expect(first).toMatch(
      /^Moved 13 issues with \d+ history entries and \d+ files to http:\/\/new\.test and compared them\.$/,
    );
    expect(second).toBe('Temporary passwords:');
    expect(others).toHaveLength(12);
    for (const line of others) expect(line).toMatch(/^ {2}\w+ {2}\S{16}$/);
    expect(there.errors).toEqual([]);
  });

  test('is the same there: people, definitions, projects, numbers, authors, history', async () => {
    const expected = await summarize(source.db);
    const found = await summarize(there.db, source.lastEntry);

    expect(found.issues).toHaveLength(13);
    expect(found).toEqual(expected);
  });

  test('has its files there, also those that no database keeps', async () => {
    const admin = await there.logIn('admin');
    const rows = await source.db.selectFrom('files').select('id').execute();
    for (const { id } of rows) {
      const download = `/issues/files/download.php?id=${String(id)}`;
      const [old, moved] = [await source.admin.request(download), await admin.request(download)];
      expect(moved.body.text).toBe(old.body.text);
    }
    const { body } = await admin.request(
      `/issues/files/download.php?id=${String(source.largeFileId)}`,
    );
    expect(body.text).toBe(largeContent.toString());
  });

  test('keeps in a last comment when things happened', async () => {
    const admin = await there.logIn('admin');
    const issueId = source.wandererId;
    const { history } = await admin.result<{ history: { text?: string }[] }>('/issues/load.php', {
      issueId,
      history: true,
    });

    const lines = history.at(-1)?.text?.split('\n');
    expect(lines?.[0]).toBe(
      'This issue was moved here from Issuedesk demo. Times of its history (UTC):',
    );
    expect(lines?.[1]).toBe(`#${String(issueId)} 2026-11-21 02:23 Administrator`);
    expect(lines?.at(-1)).toBe(`#${String(source.largeFileId)} 2026-11-21 02:23 Administrator`);
  });

  test('lets people in with their temporary passwords, which they must change', async () => {
    const [, password = ''] = /^ {2}jonas {2}(\S+)$/m.exec(told) ?? [];
    const visitor = there.visitor();
    const login = { login: 'jonas', password };
    expect(await visitor.code('/login.php', login)).toBe(352);
    await visitor.result('/login.php', { ...login, newPassword: 'My own again' });

    const { types } = await visitor.result<{ types: { views: { name: string }[] }[] }>(
      '/global.php',
    );
    expect(types.flatMap(({ views }) => views)).not.toEqual([]);
    const { issues } = await visitor.result<{ issues: { read: number; stamp: number }[] }>(
      '/issues/list.php',
      { typeId: 4, limit: 5 },
    );
    expect(issues.every(({ read, stamp }) => read >= stamp)).toBe(true);
  });
});

describe('a move', () => {
  let source: Source;

  beforeAll(async () => {
    source = await openSource();
  });

  afterAll(() => source.close());

  const move = (send: (request: Request) => Promise<Response>, changes: object = {}) =>
    exportToServer(source, { ...target, send, now: 1, print: () => undefined, ...changes });

  test('to a server that cannot store emoji replaces them, and says so', async () => {
    const there = await openApiServer();
    const told = await move(async (request) => {
      const text = await request.clone().text();
      return text.includes('\u{1f4e6}')
        ? Response.json({ errorCode: 500, errorMessage: 'Server Error' }, { status: 500 })
        : there.app.fetch(request);
    });

    expect(told).toContain('That server stores no characters such as emoji: they are � there.');
    expect(told).not.toContain('things differ');
    const admin = await there.logIn('admin');
    await expect(
      admin.result('/issues/load.php', { issueId: source.wandererId }),
    ).resolves.toMatchObject({ details: { name: 'An issue with a past �' } });
    await there.close();
  });

  test('goes on when something is refused, and says what differs', async () => {
    const there = await openApiServer();
    const told = await move(async (request) => {
      if (request.url.endsWith('/issues/files/add.php')) {
        return Response.json({ errorCode: 403, errorMessage: 'Upload Error' }, { status: 400 });
      }
      return there.app.fetch(request);
    });

    const { largeFileId, wandererId } = source;
    expect(told).toMatch(/^\d+ things differ there:$/m);
    expect(told).toContain(
      `  Number ${String(largeFileId)}, of issue #${String(wandererId)}: Upload Error\n`,
    );
    expect(told).toContain(`  Issue #${String(wandererId)}: another history than here\n`);
    await there.close();
  });

  test('stops when somebody else writes there', async () => {
    const there = await openApiServer();
    const other = await there.logIn('admin');
    let comments = 0;
    const moved = move(async (request) => {
      if (request.url.endsWith('/issues/comments/add.php')) comments += 1;
      if (comments === 2) {
        // A description takes a number.
        await other.send('/projects/add.php', { name: 'Mine', description: 'Mine' });
      }
      return there.app.fetch(request);
    });

    await expect(moved).rejects.toThrow('somebody works there');
    await there.close();
  });

  test.each([
    ['a wrong password', { password: 'wrong' }, 'does not let admin in: Incorrect Login.'],
    ['no administrator here', { login: 'jonas' }, 'no administrator with the login jonas here'],
  ])('with %s does not begin', async (_case, changes, message) => {
    const there = await openApiServer();
    await expect(move(sendTo(there), changes)).rejects.toThrow(message);
    await there.close();
  });

  test('to a server in use does not begin', async () => {
    const there = await openApiServer();
    const admin = await there.logIn('admin');
    await admin.result('/projects/add.php', { name: 'In use' });

    await expect(move(sendTo(there))).rejects.toThrow('http://new.test is in use.');
    await there.close();
  });

  test.each([
    [
      'something else than a tracker',
      () => Promise.resolve(new Response('<html>')),
      'http://new.test is not the address of a tracker.',
    ],
    [
      'another version of the protocol',
      () => Promise.resolve(Response.json({ result: { serverVersion: '1.1.5' } })),
      'http://new.test runs version 1.1.5 instead of 2.',
    ],
    [
      'nobody',
      () => Promise.reject(new TypeError('fetch failed')),
      'http://new.test cannot be reached.',
    ],
  ])('to %s does not begin', async (_case, send, message) => {
    await expect(move(send)).rejects.toThrow(message);
  });
});
