import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { migrate } from '@/server/database/migrate';
import { openDatabase, type OpenDatabase } from '@/server/database/openDatabase';

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
 * A migrated, empty database in memory. The first test ever makes one and keeps its dump, because restoring a dump
 * is several times faster than making a new database. The caller closes it.
 */
export async function openEmptyDatabase(): Promise<OpenDatabase> {
  const file = path.join(cache, await snapshotName());
  const snapshot = await readFile(file).catch(() => undefined);
  if (snapshot) return openDatabase({ kind: 'pglite', snapshot });
  const opened = await openDatabase({ kind: 'pglite' });
  await migrate(opened.db);
  const dump = await opened.dump?.();
  if (dump) {
    await mkdir(cache, { recursive: true });
    const unfinished = `${file}.${randomUUID()}`;
    await writeFile(unfinished, dump);
    await rename(unfinished, file);
  }
  return opened;
}
