import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';

import type { Database } from '@/server/database/schema';

import { copyFileTo, copyFolder, removeUnfinishedCopies } from './copyFolder';
import { createDumpTrials, type DumpTrialOptions } from './dumpTrials';
import { writeManifest } from './manifest';
import { PRIVATE } from './privacy';
import { syncFolder } from './syncFolder';

const DUMP_NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;
/** Of the write-ahead log, in the folder of a database. */
const LOG_FOLDER = 'pg_wal';
const LOG_FILE = /^[0-9A-F]{24}$/;

export interface DumpsOptions extends DumpTrialOptions {
  db: Database;
  /** The folder of the running PGlite. */
  databaseFolder: string;
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

/**
 * The time, by which dumps are in the order in which they were made: later than that of the last one also after the clock was
 * set back, or a restore would take an old one, and the new ones would go first.
 */
function nameOfNext(names: readonly string[]): string {
  const last = names.at(-1)?.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:');
  const earliest = last === undefined ? 0 : Date.parse(last) + 1000;
  return new Date(Math.max(Date.now(), earliest))
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-');
}

/**
 * Copies the database folder every now and then while there is something new, because PGlite syncs nothing:
 * a killed process loses nothing, a power cut may. The position in the write-ahead log tells whether anything changed.
 * A dump is a folder like a backup, with the database and the checksums of its files; it appears when it is on the disk.
 * Calls go on meanwhile: the copy is an online backup of PostgreSQL, whose first start writes once more what the log says
 * of that time. Now and then the newest one is tried, aside, and an older one goes only when that was good.
 */
export async function startDumps(options: DumpsOptions): Promise<Dumps> {
  const { db, databaseFolder, dumpsFolder, intervalMs, onDumped, onFailed } = options;
  await mkdir(dumpsFolder, { recursive: true, mode: PRIVATE.folder });
  await removeUnfinishedCopies(dumpsFolder);
  const trials = createDumpTrials(options);
  let dumpedPosition: string | null = null;
  let running: Promise<void> = Promise.resolve();

  async function dump(): Promise<void> {
    if ((await walPosition(db)) === dumpedPosition) return;
    const name = nameOfNext(await listDumps(dumpsFolder));
    const target = path.join(dumpsFolder, name);
    const unfinished = `${target}.unfinished`;
    try {
      await mkdir(unfinished, { mode: PRIVATE.folder });
      dumpedPosition = await copyDatabase(db, databaseFolder, path.join(unfinished, 'database'));
      await writeManifest(unfinished);
      await rename(unfinished, target);
      await syncFolder(dumpsFolder);
    } catch (error) {
      // On a full disk, half a dump would keep it full.
      await rm(unfinished, { recursive: true, force: true });
      throw error;
    }
    await removeOld();
    onDumped(name);
  }

  async function removeOld(): Promise<void> {
    for (const old of trials.superfluous(await listDumps(dumpsFolder))) {
      await rm(path.join(dumpsFolder, old), { recursive: true, force: true });
    }
  }

  /** Nothing waits for it: the last dump before the end must not. */
  async function tryNewest(): Promise<void> {
    const newest = (await listDumps(dumpsFolder)).at(-1);
    if (newest !== undefined && (await trials.tryOnce(newest))) await removeOld();
  }

  function dumpIfChanged(): Promise<void> {
    running = running.then(dump).catch((error: unknown) => {
      dumpedPosition = null;
      onFailed(error);
    });
    return running;
  }

  const timer = setInterval(() => void dumpIfChanged().then(tryNewest).catch(onFailed), intervalMs);
  timer.unref();
  return {
    dumpIfChanged,
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

/** Answers the position in the write-ahead log up to which the copy holds everything. */
async function copyDatabase(
  db: Database,
  databaseFolder: string,
  target: string,
): Promise<string | null> {
  const first = await startBackup(db);
  let stopped: BackupEnd;
  try {
    // The log comes later, with all that is written meanwhile.
    await copyFolder(databaseFolder, target, { except: LOG_FOLDER, isInUse: true });
  } finally {
    stopped = await stopBackup(db);
  }
  await mkdir(path.join(target, LOG_FOLDER), { mode: PRIVATE.folder });
  for (const name of await readdir(path.join(databaseFolder, LOG_FOLDER))) {
    if (!LOG_FILE.test(name) || name < first || name > stopped.last) continue;
    const file = path.join(LOG_FOLDER, name);
    await copyFileTo(path.join(databaseFolder, file), path.join(target, file));
  }
  await writeFile(path.join(target, 'backup_label'), stopped.label, { mode: PRIVATE.file });
  return stopped.position;
}

/** From here on the log says enough to mend pages that change while they are copied. Answers its first file. */
async function startBackup(db: Database): Promise<string> {
  const { rows } = await sql<{ first: string }>`
    select pg_walfile_name(pg_backup_start('dump', true)) as first
  `.execute(db);
  return rows[0]?.first ?? '';
}

interface BackupEnd {
  /** The last file of the log that belongs to the copy; the ones behind it are written to. */
  last: string;
  /** What a copy needs to know at its first start. */
  label: string;
  position: string;
}

async function stopBackup(db: Database): Promise<BackupEnd> {
  const { rows } = await sql<BackupEnd>`
    select pg_walfile_name(lsn) as last, labelfile as label, pg_current_wal_lsn()::text as position
    from pg_backup_stop(false)
  `.execute(db);
  const [end] = rows;
  if (end === undefined) throw new Error('The database does not say how its backup ended');
  return end;
}

async function walPosition(db: Database): Promise<string | null> {
  const { rows } = await sql<{ position: string }>`
    select pg_current_wal_lsn()::text as position
  `.execute(db);
  return rows[0]?.position ?? null;
}
