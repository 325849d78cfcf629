import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';

import { ConfigError, type StorageConfig } from '@/server/config';
import { copyFolder, folderExists } from '@/server/storage/copyFolder';
import { dataFolderAt, lockDataFolder, type DataFolder } from '@/server/storage/dataFolder';
import { listDumps, timeOfDump } from '@/server/storage/dumps';
import { FolderInUseError } from '@/server/storage/folderLock';

/** Copies the data to a new folder. While the server runs, the database comes from its newest dump. */
export async function backup(storage: StorageConfig, target: string): Promise<string> {
  requireEmbedded(storage, 'pg_dump');
  const destination = path.resolve(target);
  const names = await readdir(destination).catch(() => []);
  if (names.length > 0) throw new ConfigError(`${destination} is not empty. Name a new folder.`);
  const folder = dataFolderAt(storage.dataFolder);
  if (!(await folderExists(folder.database))) {
    throw new ConfigError(`There is no database in ${folder.root}.`);
  }
  // It holds all that the tracker knows.
  await mkdir(destination, { recursive: true, mode: 0o700 });
  try {
    const { release } = await lockDataFolder(storage.dataFolder);
    try {
      await copyFolder(folder.database, path.join(destination, 'database'));
      await copyFiles(folder, destination);
    } finally {
      await release();
    }
    return `Backup written to ${destination}.`;
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    const time = await copyNewestDump(folder, destination);
    await copyFiles(folder, destination);
    return `Backup written to ${destination}. The server is running: the database is as of ${time}.`;
  }
}

async function copyNewestDump(folder: DataFolder, destination: string): Promise<string> {
  const name = (await listDumps(folder.dumps)).at(-1);
  if (name === undefined) {
    throw new ConfigError(
      'The server is running and has not dumped yet. Try again in a few minutes.',
    );
  }
  await copyFolder(path.join(folder.dumps, name), path.join(destination, 'database'));
  return timeOfDump(name).toISOString();
}

async function copyFiles(folder: DataFolder, destination: string): Promise<void> {
  if (await folderExists(folder.files)) {
    await copyFolder(folder.files, path.join(destination, 'files'));
  }
}

/** The commands that move folders leave a PostgreSQL server to its own tools. */
export function requireEmbedded({ databaseUrl }: StorageConfig, tool: string): void {
  if (databaseUrl === null) return;
  throw new ConfigError(
    `DATABASE_URL is set: use ${tool} for the database, and copy the folder "files" of the data folder.`,
  );
}
