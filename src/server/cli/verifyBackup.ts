import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { tryDatabase, type StartWorker } from '@/server/storage/tryDatabase';

import { backupFolderAt, copyBackup, requireUndamaged } from './backupFolder';

/**
 * Compares a backup or a dump with its checksums, and starts a copy of its database once. Answers what to tell the
 * administrator.
 * @throws ConfigError with what is wrong
 */
export async function verifyBackup(folder: string, startWorker?: StartWorker): Promise<string> {
  const backup = await backupFolderAt(folder);
  const work = await mkdtemp(path.join(tmpdir(), 'issuedesk-verify-'));
  try {
    const check = await copyBackup(backup, work);
    requireUndamaged(backup.root, check);
    await tryDatabase(path.join(work, 'database'), startWorker);
    if (check.kind !== 'good') {
      return `${backup.root} can be started. It is of an older version and has no checksums, so not all damage would be noticed.`;
    }
    const megabytes = (check.bytes / 1024 / 1024).toFixed(1);
    return `${backup.root} is good: ${check.fileCount} files, ${megabytes} MB, written ${check.createdAt}.`;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
