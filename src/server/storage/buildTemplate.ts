import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';

import { migrate } from '@/server/database/migrate';
import { openDatabase } from '@/server/database/openDatabase';

import { copyFolder } from './copyFolder';
import { setModes, SHARED } from './privacy';

/** Makes the empty, migrated database folder that first starts copy: initialising one takes seconds. */
export async function buildTemplate(target: string): Promise<void> {
  const work = await mkdtemp(path.join(tmpdir(), 'issuedesk-template-'));
  try {
    const folder = path.join(work, 'database');
    const { db, close } = await openDatabase({ kind: 'pglite', dataFolder: folder });
    try {
      await migrate(db);
      await sql`vacuum full`.execute(db);
    } finally {
      await close();
    }
    await rm(target, { recursive: true, force: true });
    await mkdir(path.dirname(target), { recursive: true });
    await copyFolder(folder, target);
    // The server may run as another user than the one who has built it.
    await setModes(target, SHARED);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
