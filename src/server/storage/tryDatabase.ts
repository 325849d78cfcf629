import path from 'node:path';
import type { Worker } from 'node:worker_threads';
import { sql } from 'kysely';

import { ConfigError } from '@/server/core/configError';
import { inTime } from '@/server/core/inTime';
import { migrate } from '@/server/database/migrate';
import { openDatabase } from '@/server/database/openDatabase';
import type { Database } from '@/server/database/schema';
import { tableNames } from '@/server/database/tableNames';
import { tables } from '@/server/database/tables';

import { fileExists } from './copyFolder';
import { findMissingFiles } from './missingFiles';

export type StartWorker = () => Worker;

/** Far more than a large tracker needs; a database that is damaged may never answer. */
const TRIAL_MS = 5 * 60_000;
/** Without these PGlite would make a new database in the folder, and that one would start. */
const essentials = ['PG_VERSION', 'global/pg_control'];

/**
 * Starts the database of a folder once, as the server would: opens and migrates it, and reads every row. The folder is
 * changed by it, so give it a copy. Answers which attached files that it knows are not in `filesFolder`.
 * @throws ConfigError when the database is not one that the server could go on with
 */
export async function tryDatabase(
  folder: string,
  filesFolder: string | null,
  startWorker?: StartWorker,
): Promise<string[]> {
  for (const name of essentials) {
    if (!(await fileExists(path.join(folder, name)))) throw unusable(`it has no ${name}`);
  }
  let worker: Worker | undefined;
  const start = startWorker && (() => (worker = startWorker()));
  try {
    return await inTime(openAndRead(folder, filesFolder, start), {
      ms: TRIAL_MS,
      late: () => new Error('it did not answer'),
    });
  } catch (error) {
    // Not yet of a version that this program knows, for example.
    if (error instanceof ConfigError) throw error;
    throw unusable(error instanceof Error ? error.message : String(error));
  } finally {
    // A database that failed may still be at work on the folder.
    await worker?.terminate();
  }
}

function unusable(reason: string): ConfigError {
  return new ConfigError(`The database cannot be started: ${reason}.`);
}

async function openAndRead(
  folder: string,
  filesFolder: string | null,
  startWorker: StartWorker | undefined,
): Promise<string[]> {
  const { db, close } = await openDatabase({ kind: 'pglite', dataFolder: folder, startWorker });
  try {
    await requireOurs(db);
    await migrate(db);
    await readEverything(db);
    return filesFolder === null ? [] : await findMissingFiles(db, filesFolder);
  } finally {
    await close();
  }
}

/** Migrating would make our tables in any database. */
async function requireOurs(db: Database): Promise<void> {
  const names = await tableNames(db);
  if (!names.has('kysely_migration') || !names.has('settings')) {
    throw unusable('it is not one of this program');
  }
}

/** Pages that are missing or broken are noticed when they are read. */
async function readEverything(db: Database): Promise<void> {
  const counts = new Map<string, number>();
  for (const name of tables) {
    const { rows } = await sql<{ count: number }>`
      select count(t::text) as count from ${sql.table(name)} as t
    `.execute(db);
    counts.set(name, rows[0]?.count ?? 0);
  }
  if (counts.get('settings') !== 0 && counts.get('users') === 0) throw unusable('it has no users');
}
