import { mkdir } from 'node:fs/promises';

import { ConfigError } from '@/server/core/configError';
import { migrate } from '@/server/database/migrate';
import { openDatabase } from '@/server/database/openDatabase';
import type { Database } from '@/server/database/schema';
import { tableNames } from '@/server/database/tableNames';
import { tidyAllTables } from '@/server/database/tidyTables';
import { isInstalled } from '@/server/install/installFresh';
import { copyFolder, folderExists } from '@/server/storage/copyFolder';
import { type DataFolder, dataFolderAt } from '@/server/storage/dataFolder';
import { describeMissingFiles, findMissingFiles } from '@/server/storage/missingFiles';
import type { Storage } from '@/server/storage/openStorage';

import { copyDatabase } from './copyDatabase';

interface DatabaseTarget {
  /** Of a PostgreSQL database. */
  url: string;
  /** A new data folder; null = the large files stay where they are. */
  dataFolder: string | null;
}

/**
 * Moves a server to an empty PostgreSQL database: with its sessions and with the numbers of everything, so that its
 * users notice nothing. Answers what to tell the administrator.
 */
export async function exportToDatabase(
  storage: Storage,
  { url, dataFolder }: DatabaseTarget,
): Promise<string> {
  const newFolder = dataFolder === null ? null : dataFolderAt(dataFolder);
  if (newFolder !== null && (await folderExists(newFolder.files))) {
    throw new ConfigError(`${newFolder.files} is there already. Name a new folder with --to-data.`);
  }
  const target = await openDatabase({ kind: 'postgres', url });
  try {
    await requireEmpty(target.db);
    await migrate(target.db);
    if (await isInstalled(target.db)) throw notEmpty();
    const rows = await copyDatabase(storage.db, target.db);
    await tidyAllTables(target.db);
    if (newFolder !== null) await copyFiles(storage.folder, newFolder);
    const start = `Start the server with DATABASE_URL and --data ${(newFolder ?? storage.folder).root}.`;
    const { files } = storage.folder;
    const missing = describeMissingFiles(await findMissingFiles(storage.db, files), files);
    return `Copied ${rows} rows and compared the numbers of all tables. ${start}${missing}`;
  } finally {
    await target.close();
  }
}

/** Tables of ours without a user are what an export that failed leaves behind. */
async function requireEmpty(db: Database): Promise<void> {
  const names = await tableNames(db);
  if (names.size > 0 && !names.has('kysely_migration')) throw notEmpty();
}

function notEmpty(): ConfigError {
  return new ConfigError('The database is not empty. Name an empty one with --to-database.');
}

async function copyFiles(source: DataFolder, target: DataFolder): Promise<void> {
  await mkdir(target.root, { recursive: true, mode: 0o700 });
  if (await folderExists(source.files)) await copyFolder(source.files, target.files);
}
