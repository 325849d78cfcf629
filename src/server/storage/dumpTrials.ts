import { rm } from 'node:fs/promises';
import path from 'node:path';

import { copyFolder } from './copyFolder';
import { tryDatabase, type StartWorker } from './tryDatabase';

const KEPT_DUMPS = 3;
const HOUR_MS = 3_600_000;
/** A trial costs the memory of a second database and reads every row. */
const PAUSE_MS = 24 * HOUR_MS;
const PAUSE_AFTER_FAILURE_MS = HOUR_MS;

/** Knows of which dump somebody has seen that it starts, and which ones nobody needs any more. */
export interface DumpTrials {
  /** Starts a copy of a dump once, as a restore would, unless it is too soon. Answers whether it did. */
  tryOnce(name: string): Promise<boolean>;
  /** Of the names of all dumps, oldest first. */
  superfluous(names: readonly string[]): string[];
}

export interface DumpTrialOptions {
  dumpsFolder: string;
  startWorker?: StartWorker | undefined;
  onTried(name: string): void;
  /** The database may be damaged: older dumps stay. */
  onUnusable(name: string, error: unknown): void;
}

export function createDumpTrials({
  dumpsFolder,
  startWorker,
  onTried,
  onUnusable,
}: DumpTrialOptions): DumpTrials {
  let good: string | null = null;
  let current: string | null = null;
  let next = 0;

  async function start(name: string): Promise<void> {
    // Named as what the next start removes, if it is killed.
    const copy = path.join(dumpsFolder, 'trial.unfinished');
    try {
      await copyFolder(path.join(dumpsFolder, name, 'database'), copy);
      await tryDatabase(copy, null, startWorker);
    } finally {
      await rm(copy, { recursive: true, force: true });
    }
  }

  return {
    async tryOnce(name) {
      if (current !== null || name === good || performance.now() < next) return false;
      current = name;
      try {
        await start(name);
        good = name;
        next = performance.now() + PAUSE_MS;
        onTried(name);
      } catch (error) {
        next = performance.now() + PAUSE_AFTER_FAILURE_MS;
        onUnusable(name, error);
      } finally {
        current = null;
      }
      return true;
    },
    superfluous(names) {
      const older = names.slice(0, -KEPT_DUMPS).filter((name) => name !== current);
      // A power cut may have damaged what was started with: the dumps from before it stay until a newer one was tried.
      return good === null ? older.slice(KEPT_DUMPS + 1) : older.filter((name) => name !== good);
    },
  };
}
