import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FileStore } from '@/server/storage/fileStore';
import { openFolderFileStore } from '@/server/storage/folderFileStore';
import { createMemoryFileStore } from '@/server/storage/memoryFileStore';

const bytes = (text: string) => new TextEncoder().encode(text);

async function textUnder(store: FileStore, fileId: number): Promise<string | undefined> {
  const stream = await store.read(fileId);
  return stream && new Response(stream).text();
}

async function* broken(): AsyncGenerator<Uint8Array> {
  yield bytes('half');
  await Promise.resolve();
  throw new Error('the connection was lost');
}

async function* chunks(): AsyncGenerator<Uint8Array> {
  yield bytes('one ');
  await Promise.resolve();
  yield bytes('two');
}

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'issuedesk-files-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

describe.each([
  ['in a folder', () => openFolderFileStore(folder)],
  ['in memory', () => Promise.resolve(createMemoryFileStore())],
])('file store %s', (_name, open) => {
  test('gives back what was written, whole or in pieces', async () => {
    const store = await open();

    await expect(store.write(7, bytes('content'))).resolves.toBe(7);
    await expect(store.write(1_234_567, chunks())).resolves.toBe(7);

    await expect(textUnder(store, 7)).resolves.toBe('content');
    await expect(textUnder(store, 1_234_567)).resolves.toBe('one two');
  });

  test('knows nothing of other ids and of removed ones', async () => {
    const store = await open();
    await store.write(7, bytes('content'));

    await store.remove(7);
    await store.remove(7);

    await expect(store.read(7)).resolves.toBeUndefined();
    await expect(store.read(8)).resolves.toBeUndefined();
  });

  test('keeps nothing of a broken upload', async () => {
    const store = await open();

    await expect(store.write(7, broken())).rejects.toThrow('the connection was lost');

    await expect(store.read(7)).resolves.toBeUndefined();
  });
});

describe('file store in a folder', () => {
  test('keeps the contents over a restart and clears what a killed process left', async () => {
    const before = await openFolderFileStore(folder);
    await before.write(7, bytes('content'));
    await writeFile(path.join(folder, 'incoming', 'left'), 'half');

    const after = await openFolderFileStore(folder);

    await expect(textUnder(after, 7)).resolves.toBe('content');
    await expect(readdir(path.join(folder, 'incoming'))).resolves.toEqual([]);
  });

  test('leaves no unfinished file behind after a failure', async () => {
    const store = await openFolderFileStore(folder);

    await expect(store.write(7, broken())).rejects.toThrow();

    await expect(readdir(path.join(folder, 'incoming'))).resolves.toEqual([]);
  });
});
