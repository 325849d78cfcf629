import { stat } from 'node:fs/promises';
import path from 'node:path';

import type { Storage } from '@/server/storage/openStorage';

const shownFiles = 5;

/**
 * Tells which contents that the database does not keep itself are missing or have another size, as after a dump was
 * restored that is older than the files. Empty when all are there.
 */
export async function describeMissingFiles({
  db,
  folder,
}: Pick<Storage, 'db' | 'folder'>): Promise<string> {
  const files = await db
    .selectFrom('files')
    .select(['id', 'name', 'size'])
    .where('content', 'is', null)
    .orderBy('id')
    .execute();
  const missing: string[] = [];
  for (const { id, name, size } of files) {
    const found = await stat(path.join(folder.files, String(id))).catch(() => null);
    if (found?.size !== size) missing.push(`${id} (${name})`);
  }
  if (missing.length === 0) return '';
  const shown = missing.slice(0, shownFiles).join(', ');
  return `\nThe contents of ${missing.length} attached files are missing in ${folder.files}: ${shown}.`;
}
