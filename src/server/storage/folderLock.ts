import { randomUUID } from 'node:crypto';
import {
  link,
  mkdir,
  readFile,
  rename,
  rm,
  rmdir,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { errorCode } from '@/server/core/errorCode';

const LOCK_FILE = 'lock';
const HEARTBEAT_MS = 10_000;
/** A holder on another machine (or in another container) counts as dead after so long without a heartbeat. */
const SILENCE_MS = 45_000;
/** Taking over is a matter of milliseconds; whoever is at it for longer was killed meanwhile. */
const TAKEOVER_MS = 5000;
const RETRY_MS = 20;

/** Another running process uses the data folder. */
export class FolderInUseError extends Error {
  constructor(folder: string, holder: LockHolder) {
    super(
      `The data folder ${folder} is in use by process ${holder.pid} on ${holder.host}. ` +
        'Stop that process first, or choose another folder with --data.',
    );
    this.name = 'FolderInUseError';
  }
}

export interface LockHolder {
  pid: number;
  host: string;
  /** Tells a process from a later one with the same number, where the system says so. */
  started: string | null;
  token: string;
}

export interface FolderLock {
  release(): Promise<void>;
}

/** What the system tells about a process; null where it does not. */
interface ProcessState {
  /** It has ended, but its parent has not noticed yet. */
  isZombie: boolean;
  /** In clock ticks since the system started. */
  started: string | null;
}

async function stateOfProcess(pid: number): Promise<ProcessState | null> {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (status === null) return null;
  // The name in parentheses may hold anything, so count from behind it.
  const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
  return { isZombie: fields[0] === 'Z', started: fields[19] ?? null };
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

async function isAlive(holder: LockHolder, file: string): Promise<boolean> {
  if (holder.host !== hostname()) {
    const beat = await stat(file).catch(() => null);
    return beat !== null && Date.now() - beat.mtimeMs < SILENCE_MS;
  }
  if (!isRunning(holder.pid)) return false;
  const state = await stateOfProcess(holder.pid);
  if (state === null) return true;
  return !state.isZombie && (holder.started === null || holder.started === state.started);
}

/** null for a lock file that is gone or was never finished. */
async function readHolder(file: string): Promise<LockHolder | null> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const [pid = '', host = '', started = '', token = ''] = text.split('\n');
  if (!/^[0-9]+$/.test(pid) || token === '') return null;
  return { pid: Number(pid), host, started: started === '' ? null : started, token };
}

/**
 * Takes the folder for this process (nothing else stops a second PGlite from opening the same files).
 * The lock of a process that is gone is taken over.
 * @throws FolderInUseError while its holder lives
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const file = path.join(folder, LOCK_FILE);
  const token = randomUUID();
  const own = `${file}.${token}`;
  const started = (await stateOfProcess(process.pid))?.started ?? '';
  await writeFile(own, [process.pid, hostname(), started, token, ''].join('\n'));
  try {
    while (!(await linkOnce(own, file)) && !(await takeOver(own, file, folder)));
  } finally {
    await rm(own, { force: true });
  }
  const heartbeat = setInterval(() => {
    const now = new Date();
    void utimes(file, now, now).catch(() => undefined);
  }, HEARTBEAT_MS);
  heartbeat.unref();

  return {
    async release() {
      clearInterval(heartbeat);
      if ((await readHolder(file))?.token === token) await rm(file, { force: true });
    },
  };
}

/** A hard link appears whole or not at all, so that nobody reads half a lock. */
async function linkOnce(own: string, file: string): Promise<boolean> {
  try {
    await link(own, file);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Replaces a lock whose holder is gone, one process at a time; answers whether it did. */
async function takeOver(own: string, file: string, folder: string): Promise<boolean> {
  const guard = `${file}.takeover`;
  try {
    await mkdir(guard);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    const made = await stat(guard).catch(() => null);
    if (made && Date.now() - made.mtimeMs > TAKEOVER_MS) await rmdir(guard).catch(() => undefined);
    await sleep(RETRY_MS);
    return false;
  }
  try {
    const holder = await readHolder(file);
    if (holder && (await isAlive(holder, file))) throw new FolderInUseError(folder, holder);
    await rename(own, file);
    return true;
  } finally {
    await rmdir(guard);
  }
}
