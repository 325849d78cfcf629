import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { openStaticFiles, type StaticFiles } from '@/server/pages/staticFiles';

let folder: string;
let files: StaticFiles;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'issuedesk-static-'));
  await mkdir(path.join(folder, 'assets', 'js'), { recursive: true });
  await writeFile(path.join(folder, 'secret'), 'secret');
  const assets = path.join(folder, 'assets');
  await writeFile(path.join(assets, 'js', 'client.0123456789ab.js'), 'script');
  await writeFile(path.join(assets, 'js', 'client.0123456789ab.js.br'), 'b');
  await writeFile(path.join(assets, 'js', 'client.0123456789ab.js.gz'), 'g');
  await writeFile(path.join(assets, 'assets.json'), '{}');
  files = await openStaticFiles(assets);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const script = 'js/client.0123456789ab.js';
const get = (filePath: string, headers: Record<string, string> = {}, method = 'GET') =>
  files(filePath, new Request('http://x/', { headers, method }));

test('a hashed file is sent with its type and kept for good', async () => {
  const response = await get(script);

  expect(await response?.text()).toBe('script');
  expect(Object.fromEntries(response?.headers ?? [])).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': '6',
    'content-type': 'text/javascript; charset=utf-8',
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
  });
  expect(response?.headers.has('last-modified')).toBe(false);
});

test('other files are revalidated', async () => {
  const first = await get('assets.json');
  expect(first?.headers.get('cache-control')).toBe('no-cache');

  const etag = first?.headers.get('etag') ?? '';
  expect((await get('assets.json', { 'if-none-match': `"x", W/${etag}` }))?.status).toBe(304);
  expect((await get('assets.json', { 'if-none-match': '"x"' }))?.status).toBe(200);

  const lastModified = first?.headers.get('last-modified') ?? '';
  expect((await get('assets.json', { 'if-modified-since': lastModified }))?.status).toBe(304);
});

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['identity', null],
])('with "accept-encoding: %s" the body comes as %s', async (accepted, encoding) => {
  const response = await get(script, { 'accept-encoding': accepted });

  expect(response?.headers.get('content-encoding')).toBe(encoding);
  expect(response?.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
});

test('each encoding has a tag of its own', async () => {
  const tags = await Promise.all(
    ['br', 'gzip', ''].map(async (accepted) => {
      const response = await get(script, { 'accept-encoding': accepted });
      return response?.headers.get('etag');
    }),
  );

  expect(new Set(tags).size).toBe(3);
});

test('HEAD has no body, other methods are refused', async () => {
  const head = await get(script, {}, 'HEAD');
  expect(await head?.text()).toBe('');
  expect(head?.headers.get('content-length')).toBe('6');
  expect((await get(script, {}, 'POST'))?.status).toBe(405);
});

test.each([
  '../secret',
  'js/../../secret',
  'js',
  '',
  '/etc/passwd',
  'js/none.js',
  'js\\..\\..\\secret',
])('nothing is found under %j', async (filePath) => {
  await expect(get(filePath)).resolves.toBeUndefined();
});

test('a folder that is missing holds nothing', async () => {
  const none = await openStaticFiles(path.join(folder, 'none'));
  await expect(none('x', new Request('http://x/'))).resolves.toBeUndefined();
});

test('a build may replace the files: new ones are found, removed ones are not', async () => {
  const assets = path.join(folder, 'replaced');
  await mkdir(assets);
  await writeFile(path.join(assets, 'old.js'), 'old');
  const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
  const running = await openStaticFiles(assets);
  const ask = (name: string) => running(name, new Request('http://x/'));

  await rm(path.join(assets, 'old.js'));
  await writeFile(path.join(assets, 'new.js'), 'new');
  await writeFile(path.join(assets, 'new.css'), 'style');
  await expect(ask('old.js')).resolves.toBeUndefined();
  await expect(ask('new.js')).resolves.toBeUndefined();
  clock.mockReturnValue(1000);

  const [script, style] = await Promise.all([ask('new.js'), ask('new.css')]);
  expect(await script?.text()).toBe('new');
  expect(await style?.text()).toBe('style');
});
