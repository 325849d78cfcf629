import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { folderExists } from '@/server/storage/copyFolder';
import { describeMissingFiles } from '@/server/storage/missingFiles';
import { tryDatabase } from '@/server/storage/tryDatabase';

import { backupFolderAt, copyBackup, type CheckOptions } from './backupFolder';

/**
 * Compares a backup or a dump with its checksums, and starts a copy of its database once. Answers what to tell the
 * administrator.
 * @throws ConfigError with what is wrong
 */
export async function verifyBackup(folder: string, options: CheckOptions = {}): Promise<string> {
  const backup = await backupFolderAt(folder);
  const work = await mkdtemp(path.join(tmpdir(), 'issuedesk-verify-'));
  try {
    const check = await copyBackup(backup, work, options);
    const files = path.join(work, 'files');
    const lost = await tryDatabase(path.join(work, 'database'), files, options.startWorker);
    // A dump has none, and those of the data folder go on.
    const missing = (await folderExists(files)) ? describeMissingFiles(lost, backup.files) : '';
    if (check.kind !== 'good') {
      return `${backup.root} can be started. It has no checksums, so not all damage would be noticed.${missing}`;
    }
    const megabytes = (check.bytes / 1024 / 1024).toFixed(1);
    return `${backup.root} is good: ${check.fileCount} files, ${megabytes} MB, written ${check.createdAt}.${missing}`;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
