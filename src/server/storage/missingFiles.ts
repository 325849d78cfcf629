import { stat } from 'node:fs/promises';
import path from 'node:path';

import type { Database } from '@/server/database/schema';

const shownFiles = 5;

/**
 * Which contents that the database does not keep itself are missing in `folder` or have another size there: after a copy
 * that was interrupted, or where the database is older than the files.
 */
export async function findMissingFiles(db: Database, folder: string): Promise<string[]> {
  const files = await db
    .selectFrom('files')
    .select(['id', 'name', 'size'])
    .where('content', 'is', null)
    .orderBy('id')
    .execute();
  const missing: string[] = [];
  for (const { id, name, size } of files) {
    const found = await stat(path.join(folder, String(id))).catch(() => null);
    if (found?.size !== size) missing.push(`${id} (${name})`);
  }
  return missing;
}

/** A line for the administrator; empty when all are there. */
export function describeMissingFiles(missing: readonly string[], folder: string): string {
  if (missing.length === 0) return '';
  const shown = missing.slice(0, shownFiles).join(', ');
  return `\nThe contents of ${missing.length} attached files are missing in ${folder}: ${shown}.`;
}
