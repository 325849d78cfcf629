import { statSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';

import { folderExists } from './copyFolder';
import { lockFolder } from './folderLock';
import { keepPrivate, PRIVATE } from './privacy';
import { finishReplacing, isReplacing } from './replaceData';

/** Where things lie in a data folder. */
export interface DataFolder {
  root: string;
  /** Of PGlite; missing before the first start and when a PostgreSQL server is used. */
  database: string;
  /** Contents of large files, one file each. */
  files: string;
  /** Copies of the database folder, oldest first by name. */
  dumps: string;
}

export function dataFolderAt(root: string): DataFolder {
  const absolute = path.resolve(root);
  return {
    root: absolute,
    database: path.join(absolute, 'database'),
    files: path.join(absolute, 'files'),
    dumps: path.join(absolute, 'dumps'),
  };
}

function incomingOf({ files }: DataFolder): string {
  return path.join(files, 'incoming');
}

/** Milliseconds without another byte after which nobody is sending an upload any more. */
const abandonedMs = 24 * 3_600_000;

/** Uploads that a killed process never finished, where other processes may be receiving some. */
export async function removeAbandonedUploads(folder: DataFolder): Promise<void> {
  const incoming = incomingOf(folder);
  await mkdir(incoming, { recursive: true });
  for (const name of await readdir(incoming)) {
    const upload = path.join(incoming, name);
    // Another process may just have finished it.
    const lastByte = statSync(upload, { throwIfNoEntry: false })?.mtimeMs;
    if (lastByte !== undefined && Date.now() - lastByte > abandonedMs) {
      await rm(upload, { force: true });
    }
  }
}

/** Also when a restore was killed while it replaced the one by the other. */
export async function hasDatabase(folder: DataFolder): Promise<boolean> {
  return (await folderExists(folder.database)) || (await isReplacing(folder));
}

/** Answers whether other users of the machine could read the folder until now. */
export async function makeDataFolder({ root }: DataFolder): Promise<boolean> {
  await mkdir(root, { recursive: true, mode: PRIVATE.folder });
  return keepPrivate(root);
}

export interface LockedDataFolder {
  folder: DataFolder;
  /** Other users of the machine could read it until now. */
  wasReadable: boolean;
  release(): Promise<void>;
}

/**
 * Makes the data folder ready, with a restore finished that was killed, and keeps all other processes out until it is
 * released.
 * @throws FolderInUseError
 */
export async function lockDataFolder(root: string): Promise<LockedDataFolder> {
  const folder = dataFolderAt(root);
  const wasReadable = await makeDataFolder(folder);
  const lock = await lockFolder(folder.root);
  try {
    // Uploads that a killed process never finished.
    await rm(incomingOf(folder), { recursive: true, force: true });
    await finishReplacing(folder);
  } catch (error) {
    await lock.release();
    throw error;
  }
  return { folder, wasReadable, release: () => lock.release() };
}
