import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';

import { ConfigError } from '@/server/core/configError';
import { copyFolder, fileExists, folderExists } from '@/server/storage/copyFolder';
import { checkManifest, MANIFEST, type ManifestCheck } from '@/server/storage/manifest';
import type { StartWorker } from '@/server/storage/tryDatabase';

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

export interface CheckOptions {
  /** Also takes what has none, as of an older version. */
  withoutChecksums?: boolean;
  startWorker?: StartWorker | undefined;
}

/**
 * Copies what a tracker consists of to a folder of our own, with the manifest, and compares them there.
 * @throws ConfigError with what is wrong
 */
export async function copyBackup(
  { root, database, files, isBare }: BackupFolder,
  target: string,
  { withoutChecksums = false }: CheckOptions,
): Promise<ManifestCheck> {
  const manifest = path.join(root, MANIFEST);
  const hasManifest = !isBare && (await fileExists(manifest));
  // It is written last, so a copy that was interrupted may lack just that, and any part of the files.
  if (!hasManifest && !withoutChecksums) {
    throw new ConfigError(
      `${root} has no ${MANIFEST}, so it may be a copy that was interrupted: whether anything is missing cannot be told. ` +
        'If it was made by an older version, which wrote no checksums, add --without-checksums.',
    );
  }
  await mkdir(target, { recursive: true });
  await copyFolder(database, path.join(target, 'database'));
  if (!isBare && (await folderExists(files))) await copyFolder(files, path.join(target, 'files'));
  if (!hasManifest) return { kind: 'none' };
  await copyFile(manifest, path.join(target, MANIFEST));
  const check = await checkManifest(target);
  requireUndamaged(root, check);
  return check;
}

const SHOWN_PROBLEMS = 10;

function requireUndamaged(folder: string, check: ManifestCheck): void {
  if (check.kind !== 'bad') return;
  const { problems } = check;
  const shown = problems.slice(0, SHOWN_PROBLEMS).map((problem) => `\n  ${problem}`);
  const more = problems.length - shown.length;
  throw new ConfigError(
    `${folder} is damaged:${shown.join('')}${more > 0 ? `\n  and ${more} more` : ''}`,
  );
}
