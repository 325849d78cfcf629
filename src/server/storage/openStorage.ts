import type { Worker } from 'node:worker_threads';

import type { DatabaseLimits, PoolSizes } from '@/server/database/limits';
import { migrate } from '@/server/database/migrate';
import { openDatabase, type OpenDatabase } from '@/server/database/openDatabase';
import { createDiskFileStore } from '@/server/files/diskFileStore';
import type { FileStore } from '@/server/files/fileStore';

import { copyFolder, folderExists } from './copyFolder';
import {
  dataFolderAt,
  lockDataFolder,
  makeDataFolder,
  removeAbandonedUploads,
  type DataFolder,
} from './dataFolder';
import { PRIVATE, setModes } from './privacy';

/** Where the data is kept. Large files always lie in the data folder. */
export interface StorageConfig {
  dataFolder: string;
  /** Of a PostgreSQL server; null = the embedded database in the data folder. */
  databaseUrl: string | null;
  /** Of a standby of that server, for what reads. */
  standbyUrl?: string;
  /** That server is a pooler, which gives each transaction another session. */
  isPooled?: boolean;
}

export interface StorageOptions extends StorageConfig {
  /** Of a PostgreSQL server; undefined = none. */
  limits?: DatabaseLimits;
  /** Undefined = the usual ones. */
  pools?: PoolSizes;
  /** An empty, migrated database folder made by the build; copied instead of initialising a new one. */
  templateFolder: string;
  /** Of the disk; with fewer no large file is taken. */
  minFreeBytes?: number | undefined;
  /** Makes the thread that runs PGlite; without it PGlite runs in the calling thread. */
  startWorker?: () => Worker;
  /** Hears what takes long when the database comes from an older version. */
  onProgress?: (what: string) => void;
}

/** An open, migrated database and the files beside it. */
export interface Storage extends Pick<
  OpenDatabase,
  'db' | 'queues' | 'saves' | 'standby' | 'watched'
> {
  files: FileStore;
  folder: DataFolder;
  /** Other users of the machine could read the data folder until now. */
  wasReadable: boolean;
  /** The database lies in the data folder; otherwise on a PostgreSQL server. */
  isEmbedded: boolean;
  close(): Promise<void>;
}

/** @throws FolderInUseError when another process uses the embedded database */
export async function openStorage(options: StorageOptions): Promise<Storage> {
  const { dataFolder, databaseUrl, limits, pools, templateFolder, startWorker } = options;
  if (databaseUrl !== null) {
    const folder = dataFolderAt(dataFolder);
    const wasReadable = await makeDataFolder(folder);
    await removeAbandonedUploads(folder);
    const opened = await openDatabase({
      kind: 'postgres',
      url: databaseUrl,
      standbyUrl: options.standbyUrl,
      limits,
      pools,
      isPooled: options.isPooled,
    });
    const release = () => Promise.resolve();
    return migrated(opened, options, { folder, wasReadable, isEmbedded: false, release });
  }
  const { folder, wasReadable, release } = await lockDataFolder(dataFolder);
  try {
    const isNew = !(await folderExists(folder.database));
    if (isNew && (await folderExists(templateFolder))) {
      await copyFolder(templateFolder, folder.database);
    }
    const opened = await openDatabase({
      kind: 'pglite',
      dataFolder: folder.database,
      queue: pools,
      startWorker,
    });
    const parts = { folder, wasReadable, isEmbedded: true, release };
    const storage = await migrated(opened, options, parts);
    // What PGlite makes as it starts can be read by everybody, whatever the process says.
    await setModes(folder.database, PRIVATE);
    return storage;
  } catch (error) {
    await release();
    throw error;
  }
}

async function migrated(
  opened: OpenDatabase,
  { minFreeBytes, onProgress }: StorageOptions,
  {
    folder,
    wasReadable,
    isEmbedded,
    release,
  }: Pick<Storage, 'folder' | 'wasReadable' | 'isEmbedded'> & { release(): Promise<void> },
): Promise<Storage> {
  try {
    await migrate(opened.db, onProgress, opened.saves);
  } catch (error) {
    await opened.close();
    throw error;
  }
  const { close, ...database } = opened;
  return {
    ...database,
    files: createDiskFileStore(folder.files, { minFreeBytes }),
    folder,
    wasReadable,
    isEmbedded,
    async close() {
      await close();
      await release();
    },
  };
}
