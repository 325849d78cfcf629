import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';

import { ConfigError } from '@/server/core/configError';
import { copyFolder, fileExists, folderExists } from '@/server/storage/copyFolder';
import { checkManifest, MANIFEST, type ManifestCheck } from '@/server/storage/manifest';

/** Where the parts of a backup, a dump or a replaced tracker lie. */
export interface BackupFolder {
  root: string;
  database: string;
  files: string;
  /** A dump of an older version is the database itself, and has no checksums. */
  isBare: boolean;
}

/** @throws ConfigError when there is no database */
export async function backupFolderAt(folder: string): Promise<BackupFolder> {
  const root = path.resolve(folder);
  const files = path.join(root, 'files');
  const database = path.join(root, 'database');
  if (await folderExists(database)) return { root, database, files, isBare: false };
  if (await fileExists(path.join(root, 'PG_VERSION'))) {
    return { root, database: root, files, isBare: true };
  }
  throw new ConfigError(`${folder} is no backup: it has no folder "database".`);
}

/** Copies what a tracker consists of to a folder of our own, with the manifest, to be checked there. */
export async function copyBackup(
  { root, database, files, isBare }: BackupFolder,
  target: string,
): Promise<ManifestCheck> {
  await mkdir(target, { recursive: true });
  await copyFolder(database, path.join(target, 'database'));
  if (isBare) return { kind: 'none' };
  if (await folderExists(files)) await copyFolder(files, path.join(target, 'files'));
  const manifest = path.join(root, MANIFEST);
  if (await fileExists(manifest)) await copyFile(manifest, path.join(target, MANIFEST));
  return checkManifest(target);
}

const SHOWN_PROBLEMS = 10;

/** @throws ConfigError with what is wrong */
export function requireUndamaged(folder: string, check: ManifestCheck): void {
  if (check.kind !== 'bad') return;
  const { problems } = check;
  const shown = problems.slice(0, SHOWN_PROBLEMS).map((problem) => `\n  ${problem}`);
  const more = problems.length - shown.length;
  throw new ConfigError(
    `${folder} is damaged:${shown.join('')}${more > 0 ? `\n  and ${more} more` : ''}`,
  );
}
