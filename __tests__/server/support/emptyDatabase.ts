import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { QueueLimits } from '@/server/core/turns';
import { migrate } from '@/server/database/migrate';
import { openDatabase, openOnEngine, type OpenDatabase } from '@/server/database/openDatabase';
import { engineOn, startPglite } from '@/server/database/pgliteEngine';
import { readContents, resetDatabase } from './resetDatabase';

const root = path.resolve(__dirname, '../../..');
const cache = path.join(root, 'node_modules/.cache/issuedesk');
const migrations = path.join(root, 'src/server/database/migrations');

/** Changes with the migrations and with the version of PGlite. */
async function snapshotName(): Promise<string> {
  const hash = createHash('sha256');
  hash.update(await readFile(path.join(root, 'node_modules/@electric-sql/pglite/package.json')));
  for (const file of (await readdir(migrations)).sort()) {
    hash.update(await readFile(path.join(migrations, file)));
  }
  return `empty-${hash.digest('hex').slice(0, 16)}.tar.gz`;
}

/**
 * A dump of a migrated, empty database. The first test ever makes and keeps it, because restoring a dump is several
 * times faster than making a new database.
 */
async function emptySnapshot(): Promise<Uint8Array> {
  const file = path.join(cache, await snapshotName());
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return kept;
  const opened = await openDatabase({ kind: 'pglite' });
  await migrate(opened.db);
  const dump = (await opened.dump?.()) ?? new Uint8Array();
  await opened.close();
  await mkdir(cache, { recursive: true });
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, dump);
  await rename(unfinished, file);
  return dump;
}

/** Shared by all files of a worker (see `serverParts.cjs`): emptying a database is much faster than opening one. */
declare const idleDatabases: {
  take(): { database: PGlite; contents: string } | undefined;
  keep(database: PGlite, contents: string): Promise<void>;
};

/** A migrated, empty database in memory. The caller closes it. `queue` before it; undefined = the usual one. */
export async function openEmptyDatabase(queue?: QueueLimits): Promise<OpenDatabase> {
  const { database, contents } = idleDatabases.take() ?? (await openNew());
  const engine = engineOn(database);
  const kept = {
    ...engine,
    async close() {
      if (await resetDatabase(engine, contents)) await idleDatabases.keep(database, contents);
      else await engine.close();
    },
  };
  return openOnEngine(kept, queue);
}

async function openNew(): Promise<{ database: PGlite; contents: string }> {
  const database = await startPglite({ snapshot: await emptySnapshot() });
  return { database, contents: await readContents(engineOn(database)) };
}

/** Makes a folder with a migrated, empty database, as the build does for first starts. */
export async function writeEmptyDatabase(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const snapshot = await emptySnapshot();
  const { close } = await openDatabase({ kind: 'pglite', dataFolder: folder, snapshot });
  await close();
}
