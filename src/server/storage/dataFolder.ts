import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';

import { lockFolder } from './folderLock';

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

export interface LockedDataFolder {
  folder: DataFolder;
  release(): Promise<void>;
}

/**
 * Makes the data folder ready and keeps all other processes out until it is released.
 * @throws FolderInUseError
 */
export async function lockDataFolder(root: string): Promise<LockedDataFolder> {
  const folder = dataFolderAt(root);
  await mkdir(folder.root, { recursive: true, mode: 0o700 });
  const lock = await lockFolder(folder.root);
  // Uploads that a killed process never finished.
  await rm(path.join(folder.files, 'incoming'), { recursive: true, force: true });
  return { folder, release: () => lock.release() };
}
