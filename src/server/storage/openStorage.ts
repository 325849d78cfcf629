import { mkdir } from 'node:fs/promises';
import type { Worker } from 'node:worker_threads';

import { migrate } from '@/server/database/migrate';
import { openDatabase, type OpenDatabase } from '@/server/database/openDatabase';
import type { Database } from '@/server/database/schema';
import { createDiskFileStore } from '@/server/files/diskFileStore';
import type { FileStore } from '@/server/files/fileStore';

import { copyFolder, folderExists } from './copyFolder';
import { dataFolderAt, lockDataFolder, type DataFolder } from './dataFolder';

export interface StorageOptions {
  dataFolder: string;
  /** null = embedded. */
  databaseUrl: string | null;
  /** An empty, migrated database folder made by the build; copied instead of initialising a new one. */
  templateFolder: string;
  /** Makes the thread that runs PGlite; without it PGlite runs in the calling thread. */
  startWorker?: () => Worker;
}

/** An open, migrated database and the files beside it. */
export interface Storage {
  db: Database;
  files: FileStore;
  folder: DataFolder;
  /** The database lies in the data folder; otherwise on a PostgreSQL server. */
  isEmbedded: boolean;
  close(): Promise<void>;
}

/** @throws FolderInUseError when another process uses the embedded database */
export async function openStorage(options: StorageOptions): Promise<Storage> {
  const { dataFolder, databaseUrl, templateFolder, startWorker } = options;
  if (databaseUrl !== null) {
    const folder = dataFolderAt(dataFolder);
    await mkdir(folder.files, { recursive: true });
    const opened = await openDatabase({ kind: 'postgres', url: databaseUrl });
    return migrated(opened, { folder, isEmbedded: false, release: () => Promise.resolve() });
  }
  const { folder, release } = await lockDataFolder(dataFolder);
  try {
    const isNew = !(await folderExists(folder.database));
    if (isNew && (await folderExists(templateFolder))) {
      await copyFolder(templateFolder, folder.database);
    }
    const opened = await openDatabase({ kind: 'pglite', dataFolder: folder.database, startWorker });
    return await migrated(opened, { folder, isEmbedded: true, release });
  } catch (error) {
    await release();
    throw error;
  }
}

async function migrated(
  opened: OpenDatabase,
  {
    folder,
    isEmbedded,
    release,
  }: Pick<Storage, 'folder' | 'isEmbedded'> & { release(): Promise<void> },
): Promise<Storage> {
  try {
    await migrate(opened.db);
  } catch (error) {
    await opened.close();
    throw error;
  }
  return {
    db: opened.db,
    files: createDiskFileStore(folder.files),
    folder,
    isEmbedded,
    async close() {
      await opened.close();
      await release();
    },
  };
}
