import { rename, rm } from 'node:fs/promises';
import path from 'node:path';

import { ConfigError, type StorageConfig } from '@/server/config';
import { copyFolder, folderExists } from '@/server/storage/copyFolder';
import { lockDataFolder, type DataFolder } from '@/server/storage/dataFolder';
import { listDumps } from '@/server/storage/dumps';

import { requireEmbedded } from './backup';

/**
 * Puts back a backup (`source`), or without one the newest dump of the data folder.
 * The server must not run. What was there before stays beside it as `*.replaced`.
 */
export async function restore(storage: StorageConfig, source: string | null): Promise<string> {
  requireEmbedded(storage, 'pg_restore');
  const { folder, release } = await lockDataFolder(storage.dataFolder);
  try {
    const database = await findDatabase(folder, source);
    await replaceFolder(database, folder.database);
    if (source !== null) {
      const files = path.join(path.resolve(source), 'files');
      if (await folderExists(files)) await replaceFolder(files, folder.files);
    }
    return `Restored from ${database}. What it replaced is kept as ${folder.database}.replaced.`;
  } finally {
    await release();
  }
}

async function findDatabase(folder: DataFolder, source: string | null): Promise<string> {
  if (source !== null) {
    const database = path.join(path.resolve(source), 'database');
    if (await folderExists(database)) return database;
    throw new ConfigError(`${source} is no backup: it has no folder "database".`);
  }
  const name = (await listDumps(folder.dumps)).at(-1);
  if (name !== undefined) return path.join(folder.dumps, name);
  throw new ConfigError(`There is no dump in ${folder.dumps}.`);
}

/** The copy is complete before anything is moved away. */
async function replaceFolder(source: string, target: string): Promise<void> {
  const incoming = `${target}.incoming`;
  const replaced = `${target}.replaced`;
  await rm(incoming, { recursive: true, force: true });
  await copyFolder(source, incoming);
  await rm(replaced, { recursive: true, force: true });
  if (await folderExists(target)) await rename(target, replaced);
  await rename(incoming, target);
}
