import { rm } from 'node:fs/promises';
import path from 'node:path';

import { ConfigError } from '@/server/core/configError';
import { folderExists } from '@/server/storage/copyFolder';
import { lockDataFolder, type DataFolder } from '@/server/storage/dataFolder';
import { listDumps } from '@/server/storage/dumps';
import { describeMissingFiles } from '@/server/storage/missingFiles';
import type { StorageConfig } from '@/server/storage/openStorage';
import { PRIVATE, setModes } from '@/server/storage/privacy';
import { incomingFolder, replaceData, REPLACED } from '@/server/storage/replaceData';
import { tryDatabase } from '@/server/storage/tryDatabase';

import { requireEmbedded } from './backup';
import { backupFolderAt, copyBackup, type BackupFolder, type CheckOptions } from './backupFolder';

/**
 * Puts back a backup (`source`), or without one the newest dump of the data folder. The server must not run. A copy is
 * compared with its checksums and started once before it takes the place of the present data, which is kept. Attached files
 * that are missing are told: a database may be older than its files, so they are no reason to refuse it.
 */
export async function restore(
  storage: StorageConfig,
  source: string | null,
  options: CheckOptions = {},
): Promise<string> {
  requireEmbedded(storage, 'pg_restore');
  const { folder, release } = await lockDataFolder(storage.dataFolder);
  try {
    const backup = await findBackup(folder, source);
    const { replaced, missing } = await replaceBy(folder, backup, options);
    const kept =
      replaced === null
        ? ''
        : ` What it replaced is kept in ${path.join(folder.root, replaced)}; delete it when nobody needs it.`;
    return `Restored from ${backup.root}.${kept}${missing}`;
  } finally {
    await release();
  }
}

async function replaceBy(
  folder: DataFolder,
  backup: BackupFolder,
  { startWorker, withoutChecksums }: CheckOptions,
): Promise<{ replaced: string | null; missing: string }> {
  const incoming = incomingFolder(folder);
  let missing: string;
  try {
    // What an earlier restore has put aside was moved, not copied, and has never had checksums.
    const isOurs = path.dirname(backup.root) === path.join(folder.root, REPLACED);
    await copyBackup(backup, incoming, { withoutChecksums: isOurs || withoutChecksums === true });
    const database = path.join(incoming, 'database');
    const files = path.join(incoming, 'files');
    // Without any, as a dump, the present ones stay.
    const [used, told] = (await folderExists(files))
      ? [files, backup.files]
      : [folder.files, folder.files];
    missing = describeMissingFiles(await tryDatabase(database, used, startWorker), told);
    await setModes(database, PRIVATE);
  } catch (error) {
    await rm(incoming, { recursive: true, force: true });
    throw error instanceof ConfigError ? await withAdvice(error, folder, backup) : error;
  }
  return { replaced: await replaceData(folder), missing };
}

/** Nothing has changed; perhaps there is something better to restore. */
async function withAdvice(
  error: ConfigError,
  { dumps }: DataFolder,
  { root }: BackupFolder,
): Promise<ConfigError> {
  const others = (await listDumps(dumps))
    .map((name) => path.join(dumps, name))
    .filter((dump) => dump !== root);
  const advice = others.map((dump) => `\n  restore ${dump}`).reverse();
  return new ConfigError(
    `${error.message}\nNothing was changed.${advice.length > 0 ? ` There are other dumps:${advice.join('')}` : ''}`,
  );
}

async function findBackup(folder: DataFolder, source: string | null): Promise<BackupFolder> {
  if (source !== null) return backupFolderAt(source);
  const name = (await listDumps(folder.dumps)).at(-1);
  if (name !== undefined) return backupFolderAt(path.join(folder.dumps, name));
  throw new ConfigError(`There is no dump in ${folder.dumps}.`);
}
