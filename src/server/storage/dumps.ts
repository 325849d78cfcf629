import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';

import type { Database } from '@/server/database/schema';

import { copyFolder, removeUnfinishedCopies } from './copyFolder';
import { writeManifest } from './manifest';
import { PRIVATE } from './privacy';
import { syncFolder } from './syncFolder';

const DUMP_NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;
const KEPT_DUMPS = 3;

export interface DumpsOptions {
  db: Database;
  /** The folder of the running PGlite. */
  databaseFolder: string;
  dumpsFolder: string;
  intervalMs: number;
  onDumped(name: string): void;
  onFailed(error: unknown): void;
}

export interface Dumps {
  /** Dumps if anything was written since the last dump. */
  dumpIfChanged(): Promise<void>;
  /** Ends the regular dumps; waits for a running one. */
  stop(): Promise<void>;
}

/** Names of the dumps in a folder, oldest first. */
export async function listDumps(dumpsFolder: string): Promise<string[]> {
  const names = await readdir(dumpsFolder).catch(() => []);
  return names.filter((name) => DUMP_NAME.test(name)).sort();
}

/** When a dump was made. */
export function timeOfDump(name: string): Date {
  return new Date(name.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:'));
}

/**
 * Copies the database folder every now and then while there is something new, because PGlite syncs nothing:
 * a killed process loses nothing, a power cut may. The position in the write-ahead log tells whether anything changed.
 * A dump is a folder like a backup, with the database and the checksums of its files; it appears when it is on the disk.
 */
export async function startDumps(options: DumpsOptions): Promise<Dumps> {
  const { db, databaseFolder, dumpsFolder, intervalMs, onDumped, onFailed } = options;
  await mkdir(dumpsFolder, { recursive: true, mode: PRIVATE.folder });
  await removeUnfinishedCopies(dumpsFolder);
  let dumpedPosition: string | null = null;
  let running: Promise<void> = Promise.resolve();

  async function dump(): Promise<void> {
    if ((await walPosition(db)) === dumpedPosition) return;
    const name = new Date()
      .toISOString()
      .replace(/\.\d+Z$/, 'Z')
      .replaceAll(':', '-');
    const target = path.join(dumpsFolder, name);
    const unfinished = `${target}.unfinished`;
    try {
      await mkdir(unfinished, { mode: PRIVATE.folder });
      await db.transaction().execute(async (transaction) => {
        // The only connection is ours now, so the files stand still while they are copied.
        await sql`checkpoint`.execute(transaction);
        dumpedPosition = await walPosition(transaction);
        await copyFolder(databaseFolder, path.join(unfinished, 'database'));
      });
      await writeManifest(unfinished);
      // Of this second.
      await rm(target, { recursive: true, force: true });
      await rename(unfinished, target);
      await syncFolder(dumpsFolder);
    } catch (error) {
      // On a full disk, half a dump would keep it full.
      await rm(unfinished, { recursive: true, force: true });
      throw error;
    }
    for (const old of (await listDumps(dumpsFolder)).slice(0, -KEPT_DUMPS)) {
      await rm(path.join(dumpsFolder, old), { recursive: true, force: true });
    }
    onDumped(name);
  }

  function dumpIfChanged(): Promise<void> {
    running = running.then(dump).catch((error: unknown) => {
      dumpedPosition = null;
      onFailed(error);
    });
    return running;
  }

  const timer = setInterval(() => void dumpIfChanged(), intervalMs);
  timer.unref();
  return {
    dumpIfChanged,
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

async function walPosition(db: Database): Promise<string | null> {
  const { rows } = await sql<{ position: string }>`
    select pg_current_wal_lsn()::text as position
  `.execute(db);
  return rows[0]?.position ?? null;
}
