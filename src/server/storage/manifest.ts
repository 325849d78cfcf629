import { createHash } from 'node:crypto';
import { open, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { errorCode } from '@/server/core/errorCode';

import { syncFolder } from './syncFolder';

/** Of a dump or a backup, beside its `database` and `files`. */
export const MANIFEST = 'manifest.json';
const FORMAT = 'issuedesk-backup';
const VERSION = 1;
/** Files that are read at the same time. */
const READERS = 4;
/** Their checksums are made by the thread that answers calls: what one turn of it has to do must stay small. */
const CHUNK_BYTES = 64 * 1024;

/** Every file of a dump or a backup, so that a missing or damaged one is noticed before it is needed. */
interface Manifest {
  format: typeof FORMAT;
  version: typeof VERSION;
  /** ISO 8601. */
  createdAt: string;
  files: FileRecord[];
}

interface FileRecord {
  /** Relative, with slashes. */
  path: string;
  size: number;
  sha256: string;
}

/** What comparing a folder with its manifest has shown. */
export type ManifestCheck =
  | { kind: 'good'; createdAt: string; fileCount: number; bytes: number }
  /** Made by a version that wrote none. */
  | { kind: 'none' }
  | { kind: 'bad'; problems: string[] };

/** Lists what is in a folder, and brings all of it to the disk. The manifest comes last and whole. */
export async function writeManifest(folder: string): Promise<void> {
  const names = await listFiles(folder);
  const files = await inParallel(names, (name) => readRecord(folder, name, { sync: true }));
  const createdAt = new Date().toISOString();
  const manifest: Manifest = { format: FORMAT, version: VERSION, createdAt, files };
  const unfinished = path.join(folder, `${MANIFEST}.unfinished`);
  await writeFile(unfinished, `${JSON.stringify(manifest, null, 1)}\n`, { flush: true });
  await rename(unfinished, path.join(folder, MANIFEST));
  await syncFolder(folder);
}

/** Reads every file and compares it with the manifest. */
export async function checkManifest(folder: string): Promise<ManifestCheck> {
  const text = await readFile(path.join(folder, MANIFEST), 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return { kind: 'none' };
  const manifest = parseManifest(text);
  if (manifest === null) return { kind: 'bad', problems: [`${MANIFEST} cannot be read`] };
  const present = new Set(await listFiles(folder));
  const problems = await inParallel(manifest.files, async (expected) => {
    if (!present.delete(expected.path)) return `${expected.path} is missing`;
    const found = await readRecord(folder, expected.path);
    if (found.size !== expected.size) {
      return `${expected.path} has ${found.size} bytes instead of ${expected.size}`;
    }
    return found.sha256 === expected.sha256 ? null : `${expected.path} has another content`;
  });
  const all = [
    ...problems.filter((problem) => problem !== null),
    ...[...present].sort().map((name) => `${name} does not belong to it`),
  ];
  if (all.length > 0) return { kind: 'bad', problems: all };
  const bytes = manifest.files.reduce((sum, { size }) => sum + size, 0);
  return { kind: 'good', createdAt: manifest.createdAt, fileCount: manifest.files.length, bytes };
}

/** Relative paths with slashes, sorted; without the manifest itself. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => name !== MANIFEST)
    .sort();
}

async function readRecord(
  folder: string,
  name: string,
  { sync = false }: { sync?: boolean } = {},
): Promise<FileRecord> {
  // Only a file that is open for writing can be synced everywhere.
  const handle = await open(path.join(folder, name), sync ? 'r+' : 'r');
  try {
    const hash = createHash('sha256');
    const chunk = Buffer.alloc(Math.min(CHUNK_BYTES, Math.max((await handle.stat()).size, 1)));
    let size = 0;
    for (;;) {
      const { bytesRead } = await handle.read(chunk, 0, chunk.length);
      if (bytesRead === 0) break;
      hash.update(chunk.subarray(0, bytesRead));
      size += bytesRead;
    }
    if (sync) await handle.sync();
    return { path: name, size, sha256: hash.digest('hex') };
  } finally {
    await handle.close();
  }
}

/** Answers in the order of the items. */
async function inParallel<Item, Result>(
  items: readonly Item[],
  perform: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = [...items.entries()].values();
  async function work(): Promise<void> {
    // Shared: each of the workers takes the next one.
    for (const [index, item] of waiting) results[index] = await perform(item);
  }
  await Promise.all(Array.from({ length: READERS }, work));
  return results;
}

function parseManifest(text: string): Manifest | null {
  try {
    const value: unknown = JSON.parse(text);
    return isManifest(value) ? value : null;
  } catch {
    return null;
  }
}

function isManifest(value: unknown): value is Manifest {
  const { format, version, createdAt, files } = Object(value) as Partial<Record<string, unknown>>;
  return (
    format === FORMAT &&
    version === VERSION &&
    typeof createdAt === 'string' &&
    Array.isArray(files) &&
    files.every(isFileRecord)
  );
}

function isFileRecord(value: unknown): value is FileRecord {
  const record = Object(value) as Partial<Record<keyof FileRecord, unknown>>;
  return (
    typeof record.path === 'string' &&
    typeof record.size === 'number' &&
    typeof record.sha256 === 'string'
  );
}
