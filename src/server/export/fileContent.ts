import { Readable } from 'node:stream';

import type { Database } from '@/server/database/schema';
import type { FileStore } from '@/server/files/fileStore';
import { loadContent } from '@/server/issues/historyStore';

/** The content of an attached file, wherever it is kept; null when it is missing. */
export async function openContent(
  db: Database,
  files: FileStore,
  fileId: number,
): Promise<Readable | null> {
  const content = await loadContent(db, fileId);
  return content === null ? files.open(fileId) : Readable.from([content]);
}
