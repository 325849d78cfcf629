import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

import { ConfigError } from '@/server/core/configError';
import { copyFolder, folderExists } from '@/server/storage/copyFolder';
import {
  dataFolderAt,
  hasDatabase,
  lockDataFolder,
  type DataFolder,
} from '@/server/storage/dataFolder';
import { listDumps } from '@/server/storage/dumps';
import { FolderInUseError } from '@/server/storage/folderLock';
import { writeManifest } from '@/server/storage/manifest';
import type { StorageConfig } from '@/server/storage/openStorage';
import { PRIVATE } from '@/server/storage/privacy';

import { backupFolderAt } from './backupFolder';

/** Copies the data to a new folder. While the server runs, the database comes from its newest dump. */
export async function backup(storage: StorageConfig, target: string): Promise<string> {
  requireEmbedded(storage, 'pg_dump');
  const destination = path.resolve(target);
  const names = await readdir(destination).catch(() => []);
  if (names.length > 0) throw new ConfigError(`${destination} is not empty. Name a new folder.`);
  const folder = dataFolderAt(storage.dataFolder);
  if (!(await hasDatabase(folder))) {
    throw new ConfigError(`There is no database in ${folder.root}.`);
  }
  // It holds all that the tracker knows.
  await mkdir(destination, { recursive: true, mode: PRIVATE.folder });
  try {
    return await writeBackup(storage, folder, destination);
  } catch (error) {
    for (const name of await readdir(destination)) {
      await rm(path.join(destination, name), { recursive: true, force: true });
    }
    throw error;
  }
}

async function writeBackup(
  storage: StorageConfig,
  folder: DataFolder,
  destination: string,
): Promise<string> {
  try {
    const { release } = await lockDataFolder(storage.dataFolder);
    try {
      await copyData(folder.database, folder, destination);
    } finally {
      await release();
    }
    return `Backup written to ${destination}.`;
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    const name = (await listDumps(folder.dumps)).at(-1);
    if (name === undefined) {
      throw new ConfigError(
        'The server is running and has not dumped yet. Try again in a few minutes.',
      );
    }
    const { root, database } = await backupFolderAt(path.join(folder.dumps, name));
    // Not by its name, which is later where the clock was set back.
    const time = (await stat(root)).mtime.toISOString();
    await copyData(database, folder, destination);
    return `Backup written to ${destination}. The server is running: the database is as of ${time}.`;
  }
}

/** The folder `database` comes last, so that half a backup is not taken for a whole one. */
async function copyData(database: string, folder: DataFolder, destination: string): Promise<void> {
  const copied = path.join(destination, 'database.unfinished');
  await copyFolder(database, copied);
  if (await folderExists(folder.files)) {
    // Uploads on their way belong to nothing yet.
    await copyFolder(folder.files, path.join(destination, 'files'), { except: 'incoming' });
  }
  await rename(copied, path.join(destination, 'database'));
  await writeManifest(destination);
}

/** The commands that move folders leave a PostgreSQL server to its own tools. */
export function requireEmbedded({ databaseUrl }: StorageConfig, tool: string): void {
  if (databaseUrl === null) return;
  throw new ConfigError(
    `DATABASE_URL is set: use ${tool} for the database, and copy the folder "files" of the data folder.`,
  );
}
