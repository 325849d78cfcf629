import { EventEmitter, once } from 'node:events';
import {
  type FileHandle,
  mkdir,
  mkdtemp,
  open,
  readdir,
  rm,
  stat,
  symlink,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';

import { createDiskFileStore } from '@/server/files/diskFileStore';
import type { FileStore } from '@/server/files/fileStore';
import { createMemoryFileStore } from '@/server/files/memoryFileStore';
import { createServer } from '@/server/program/createServer';
import { type ApiClient, type ApiServer, openApiServer } from '@tests/server/support/apiServer';

let folder: string;
let server: ApiServer;
let admin: ApiClient;
let issueId: number;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'issuedesk-files-'));
  server = await openApiServer({ files: createDiskFileStore(folder) });
  admin = await server.logIn('admin');
  const { projectId } = await admin.result<{ projectId: number }>('/projects/add.php', {
    name: 'P',
  });
  const newFolder = { projectId, name: 'F', typeId: 1 };
  const { folderId } = await admin.result<{ folderId: number }>(
    '/projects/folders/add.php',
    newFolder,
  );
  const issue = { folderId, name: 'I' };
  ({ issueId } = await admin.result<{ issueId: number }>('/issues/add.php', issue));
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

function upload(content: Uint8Array, name = 'note.txt', payload: object = {}): Promise<number> {
  const options = { file: { name: 'ignored', content } };
  return admin
    .result<{ stampId: number }>('/issues/files/add.php', { issueId, name, ...payload }, options)
    .then(({ stampId }) => stampId);
}

async function download(fileId: number | string): Promise<Response> {
  return server.app.request(`/server/api/issues/files/download.php?id=${String(fileId)}`, {
    headers: { cookie: `WebIssuesSID=${admin.cookie ?? ''}` },
  });
}

test.each([
  ['small, in the database', 4096],
  ['large, on the disk', 4097],
  ['the largest allowed', 1_048_576],
])('a file comes back as it was sent: %s', async (_name, size) => {
  const content = Uint8Array.from({ length: size }, (_, index) => (index * 31) % 256);

  const response = await download(await upload(content));

  expect(Buffer.from(await response.arrayBuffer()).equals(content)).toBe(true);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-length': String(size),
    'content-disposition': 'attachment; filename="note.txt"',
    'x-content-type-options': 'nosniff',
  });
});

test('a small file is in the database, a large one outside', async () => {
  const [smallId, largeId] = [
    await upload(new Uint8Array(4096)),
    await upload(new Uint8Array(4097)),
  ];

  const rows = await server.db
    .selectFrom('files')
    .select(['id', 'content'])
    .where('id', 'in', [smallId, largeId])
    .orderBy('id')
    .execute();
  expect(rows.map(({ id, content }) => [id, content?.byteLength])).toEqual([
    [smallId, 4096],
    [largeId, undefined],
  ]);
  await expect(stat(path.join(folder, String(largeId)))).resolves.toMatchObject({ size: 4097 });
  await expect(readdir(folder)).resolves.not.toContain(String(smallId));
});

test('others save while a large file is on its way to the disk', async () => {
  const handle = await open(folder);
  const ofHandles = Object.getPrototypeOf(handle) as FileHandle;
  await handle.close();
  const disk = new EventEmitter();
  jest.spyOn(ofHandles, 'sync').mockImplementation(async () => {
    disk.emit('begun');
    await once(disk, 'done');
  });
  const begun = once(disk, 'begun');
  const uploading = upload(new Uint8Array(100_000));
  await begun;

  const saved = await admin.code('/issues/comments/add.php', { issueId, comment: 'meanwhile' });
  disk.emit('done');

  expect(saved).toBeNull();
  expect((await download(await uploading)).status).toBe(200);
});

/** A server whose large files all have this content. */
function serverOf(stream: Readable) {
  return createServer({
    db: server.db,
    files: { ...createDiskFileStore(folder), open: () => Promise.resolve(stream) },
    basePath: '',
    isSecure: false,
    now: () => server.clock.now,
    hostOf: () => '10.0.0.1',
    baseUrlOf: () => 'http://tracker.test',
    onUnexpectedError: (error) => server.errors.push(error),
  });
}

test('a large file is sent while it is read, and not read when nobody wants more', async () => {
  const chunk = new Uint8Array(65_536);
  let read = 0;
  function* endless() {
    for (;;) {
      read += chunk.byteLength;
      yield chunk;
    }
  }
  const stream = Readable.from(endless(), { objectMode: false });
  const fileId = await upload(new Uint8Array(100_000));

  const response = await serverOf(stream).request(
    `/server/api/issues/files/download.php?id=${String(fileId)}`,
    { headers: { cookie: `WebIssuesSID=${admin.cookie ?? ''}` } },
  );
  const reader = response.body?.getReader();
  expect((await reader?.read())?.value?.byteLength).toBeGreaterThan(0);
  expect(read).toBeLessThan(20 * chunk.byteLength);

  const closed = new Promise((resolve) => stream.once('close', resolve));
  await reader?.cancel();
  await closed;
});

test('whoever asks only for the headers of a large file leaves it closed', async () => {
  const fileId = await upload(new Uint8Array(100_000));
  function* endless() {
    for (;;) yield new Uint8Array(65_536);
  }
  const stream = Readable.from(endless(), { objectMode: false });
  const closed = new Promise((resolve) => stream.once('close', resolve));

  const response = await serverOf(stream).request(
    `/server/api/issues/files/download.php?id=${String(fileId)}`,
    { method: 'HEAD', headers: { cookie: `WebIssuesSID=${admin.cookie ?? ''}` } },
  );

  expect(response.headers.get('content-length')).toBe('100000');
  await closed;
});

test('its name travels as UTF-8', async () => {
  const response = await download(await upload(Buffer.from('x'), 'żółw.txt'));

  const header = response.headers.get('content-disposition') ?? '';
  expect(Buffer.from(header, 'latin1').toString('utf8')).toBe('attachment; filename="żółw.txt"');
});

test.each([
  ['an empty file', 0, 403],
  ['a file above the limit', 1_048_577, 403],
])('%s is refused and leaves nothing', async (_name, size, code) => {
  const before = await readdir(folder);
  const file = { name: 'x', content: new Uint8Array(size) };

  expect(await admin.code('/issues/files/add.php', { issueId, name: 'x' }, { file })).toBe(code);

  expect(await readdir(folder)).toEqual(before);
  await expect(readdir(path.join(folder, 'incoming'))).resolves.toEqual([]);
});

test.each([
  [{ issueId: 99_999 }, 305],
  [{ name: '' }, 325],
  [{ name: 'x'.repeat(81) }, 327],
  [{ name: 'a  b' }, 319],
  [{ name: '.hidden' }, 321],
  [{ name: 'a\\b' }, 321],
  [{ name: 5 }, 402],
  [{ description: 'x'.repeat(256) }, 327],
])('%j is refused, and the content that had arrived is removed', async (payload, code) => {
  const file = { name: 'x', content: new Uint8Array(10_000) };

  const answer = admin.code('/issues/files/add.php', { issueId, name: 'x', ...payload }, { file });

  expect(await answer).toBe(code);
  await expect(readdir(path.join(folder, 'incoming'))).resolves.toEqual([]);
});

test('an upload without a file is no upload', async () => {
  const body = new FormData();
  body.append('data', JSON.stringify({ issueId, name: 'x' }));
  const headers = { 'x-csrf-token': admin.csrfToken ?? '' };

  const { body: answer } = await admin.request('/issues/files/add.php', {
    method: 'POST',
    body,
    headers,
  });

  expect(answer.errorCode).toBe(402);
  expect(await admin.code('/issues/files/add.php', { issueId, name: 'x' })).toBe(400);
});

test('the content goes with the file, the issue and the project', async () => {
  const fileId = await upload(new Uint8Array(5000));
  expect(await readdir(folder)).toContain(String(fileId));

  await admin.result('/issues/files/delete.php', { fileId });

  expect(await readdir(folder)).not.toContain(String(fileId));
  expect((await download(fileId)).status).toBe(400);
});

test('a content that cannot be removed is told to administrators, and keeps nothing from being deleted', async () => {
  const { details } = await admin.result<{ details: { folderId: number } }>('/issues/load.php', {
    issueId,
  });
  const other = await admin.result<{ issueId: number }>('/issues/add.php', {
    folderId: details.folderId,
    name: 'J',
  });
  const first = await upload(new Uint8Array(5000), 'first.txt', other);
  const second = await upload(new Uint8Array(5000), 'second.txt', other);
  await rm(path.join(folder, String(first)));
  await mkdir(path.join(folder, String(first)));

  expect(await admin.code('/issues/delete.php', other)).toBeNull();

  expect(await readdir(folder)).not.toContain(String(second));
  expect(server.errors.splice(0)).toMatchObject([{ code: 'ERR_FS_EISDIR' }]);
  await rm(path.join(folder, String(first)), { recursive: true });
});

test.each(['0', 'abc', '1e3', '99999999999', ''])('there is no file with the id %j', async (id) => {
  const response = await download(id);

  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ errorCode: 306 });
});

test('a content that cannot be read is a failure, and no file that is not there', async () => {
  const fileId = await upload(new Uint8Array(10_000));
  const content = path.join(folder, String(fileId));
  await rm(content);
  // Leads to itself.
  await symlink(content, content);

  const response = await download(fileId);

  expect(await response.json()).toMatchObject({ errorCode: 500 });
  expect(server.errors.splice(0)).toMatchObject([{ code: 'ELOOP' }]);
  await rm(content);
});

describe.each<[string, () => FileStore]>([
  ['in memory', createMemoryFileStore],
  ['on the disk', () => createDiskFileStore(path.join(folder, 'store'))],
])('a store %s', (_name, create) => {
  test('keeps what was kept, replaces it, and forgets what was removed', async () => {
    const store = create();
    const write = async (fileId: number, text: string) => {
      const staged = await store.stage();
      await staged.write(Buffer.from(text.slice(0, 2)));
      await staged.write(Buffer.from(text.slice(2)));
      await staged.finish();
      await staged.keep(fileId);
    };
    const read = async (fileId: number) => {
      const stream = await store.open(fileId);
      return stream === null ? null : Buffer.concat(await stream.toArray()).toString();
    };

    await write(1, 'first');
    await write(1, 'second');
    const discarded = await store.stage();
    await discarded.write(Buffer.from('x'));
    await discarded.discard();

    expect(await read(1)).toBe('second');
    await store.remove(1);
    expect(await read(1)).toBeNull();
  });
});
