import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { watchAssetManifest } from '@/server/pages/assetManifest';

import { openPageServer, type PageServer } from './pageServer';

let folder: string;
let file: string;
let server: PageServer;
let writtenAt = 1_000_000;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'issuedesk-manifest-'));
  file = path.join(folder, 'assets.json');
  server = await openPageServer({ readManifest: watchAssetManifest(file) });
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** As a build does, each time at another moment. */
async function write(manifest: object): Promise<void> {
  await writeFile(file, JSON.stringify(manifest));
  writtenAt += 60;
  await utimes(file, writtenAt, writtenAt);
}

async function assetsOfPage(): Promise<string[]> {
  const response = await server.get('/index.php');
  expect(response.status).toBe(200);
  const html = await response.text();
  return [...html.matchAll(/\/assets\/([^"]*)"/g)].map(([, asset = '']) => asset);
}

test('without a manifest there are no assets, and the pages work', async () => {
  expect(await assetsOfPage()).toEqual([]);
});

test('what a manifest lacks is left out, and what nobody asks for', async () => {
  await write({ client: { css: 'css/a.css?1' }, application: { js: 5 }, other: { js: 'js/o.js' } });
  expect(await assetsOfPage()).toEqual(['css/a.css?1', 'css/a.css?1']);
  await write({ client: null });
  expect(await assetsOfPage()).toEqual([]);
});

test('a build is seen without a new start', async () => {
  await write({ client: { js: 'js/a.js' } });
  expect(await assetsOfPage()).toEqual(['js/a.js', 'js/a.js']);
  await write({ client: { js: 'js/b.js' } });
  expect(await assetsOfPage()).toEqual(['js/b.js', 'js/b.js']);
  expect(server.errors).toEqual([]);
});
