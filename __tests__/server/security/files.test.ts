import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { createDiskFileStore } from '@/server/files/diskFileStore';

import { addTo } from '@tests/server/calls/smallTracker';
import { type ApiClient, type ApiServer, openApiServer } from '@tests/server/support/apiServer';

let root: string;
let server: ApiServer;
let admin: ApiClient;
let issueId: number;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'issuedesk-attacked-'));
  await writeFile(path.join(root, 'secret'), 'secret');
  server = await openApiServer({ files: createDiskFileStore(path.join(root, 'files')) });
  admin = await server.logIn('admin');
  const projectId = await addTo(admin, '/projects/add.php', { name: 'P' });
  const folder = { projectId, name: 'F', typeId: 2 };
  const folderId = await addTo(admin, '/projects/folders/add.php', folder);
  issueId = await addTo(admin, '/issues/add.php', { folderId, name: 'I' });
});

afterAll(async () => {
  await server.close();
  await rm(root, { recursive: true, force: true });
});

const file = { name: 'x', content: Buffer.alloc(20_000, 'x') };

test.each([
  '../../secret',
  '..\\..\\secret',
  '/etc/passwd',
  'C:\\x',
  '..',
  '%2e%2e%2fsecret',
  '.htaccess',
])('an upload named %s goes nowhere but to its number', async (name) => {
  await admin.send('/issues/files/add.php', { issueId, name }, { file: { ...file, name } });

  expect((await readdir(root)).sort()).toEqual(['files', 'secret']);
  const kept = await readdir(path.join(root, 'files'));
  expect(kept.filter((entry) => !/^(\d+|incoming)$/.test(entry))).toEqual([]);
  expect(await readdir(path.join(root, 'files/incoming'))).toEqual([]);
});

test.each(['../secret', '..%2fsecret', '1/../../secret', '1e1', '-1', '0x1', '1 ', '٣', ''])(
  'the id %j of a download names no file',
  async (id) => {
    const address = `/issues/files/download.php?id=${encodeURIComponent(id)}`;
    const { status, body } = await admin.request(address);

    expect(status).toBe(400);
    expect(body.errorCode).toBe(306);
  },
);

test.each(['a\u2028b.html', "a'b;c=d.txt", 'ż 💥.html'])(
  'the name %j says nothing else to a browser',
  async (name) => {
    const { stampId } = await admin.result<{ stampId: number }>(
      '/issues/files/add.php',
      { issueId, name },
      { file },
    );
    const { headers } = await admin.request(`/issues/files/download.php?id=${stampId}`);

    expect(headers.get('content-type')).toBe('application/octet-stream');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="[^"]*"$/);
  },
);

test.each([
  ['a\r\nSet-Cookie: x=1', 319],
  ['a\nb', 319],
  ['a\0b', 319],
  ['a"; filename="b.html', 321],
])('the name %j is refused', async (name, code) => {
  expect(await admin.code('/issues/files/add.php', { issueId, name }, { file })).toBe(code);
});
