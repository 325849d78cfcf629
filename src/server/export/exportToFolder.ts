import { createWriteStream } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

import { ConfigError } from '@/server/core/configError';
import type { Database } from '@/server/database/schema';
import type { FileStore } from '@/server/files/fileStore';
import { describeMissingFiles, findMissingFiles } from '@/server/storage/missingFiles';
import type { Storage } from '@/server/storage/openStorage';

import { openContent } from './fileContent';
import { readIssues } from './readIssues';
import { readTracker } from './readTracker';

/**
 * Writes a tracker as `tracker.json`, `issues.jsonl` and `files/<id>` to a new folder (trackerDocument.ts).
 * Answers what to tell the administrator.
 */
export async function exportToFolder(
  storage: Storage,
  { folder, now }: { folder: string; now: number },
): Promise<string> {
  const target = path.resolve(folder);
  const names = await readdir(target).catch(() => []);
  if (names.length > 0) throw new ConfigError(`${target} is not empty. Name a new folder.`);
  await mkdir(path.join(target, 'files'), { recursive: true, mode: 0o700 });
  // One moment of the database, whoever writes meanwhile.
  const snapshot = storage.db.transaction().setIsolationLevel('repeatable read');
  const tracker = await snapshot.setAccessMode('read only').execute(async (db) => {
    await pipeline(issueLines(db), createWriteStream(path.join(target, 'issues.jsonl')));
    await writeFiles(db, storage.files, path.join(target, 'files'));
    return readTracker(db, now);
  });
  // The last one, so that a folder with it is complete.
  await writeFile(path.join(target, 'tracker.json'), `${JSON.stringify(tracker, null, 2)}\n`);
  const { issues, historyEntries, files } = tracker.counts;
  const written = `${issues} issues with ${historyEntries} history entries and ${files} files`;
  const missing = await findMissingFiles(storage.db, storage.folder.files);
  return `Wrote ${written} to ${target}.${describeMissingFiles(missing, storage.folder.files)}`;
}

async function* issueLines(db: Database): AsyncGenerator<string> {
  for await (const issue of readIssues(db)) yield `${JSON.stringify(issue)}\n`;
}

async function writeFiles(db: Database, files: FileStore, target: string): Promise<void> {
  const rows = await db.selectFrom('files').select('id').orderBy('id').execute();
  for (const { id } of rows) {
    const content = await openContent(db, files, id);
    if (content !== null) await pipeline(content, createWriteStream(path.join(target, String(id))));
  }
}
