import type { Database } from '@/server/database/schema';

import { createFolderMemory } from './folderMemory';

/** What was counted in one folder, when it was in this state. */
export interface FolderCount {
  state: string;
  issues: number;
}

const memory = createFolderMemory<FolderCount>(200_000);

/**
 * How many issues of each folder some filters find. The key is all that decides it besides the issues of the folder and
 * their values, whose every change gives the folder another stamp, which is its state: so only the folders that have
 * changed are counted anew, whichever process has changed them, and people who see different folders share what is known.
 */
export const matchCounts = {
  /** What is known of folders in these states, as a sum, which of them have any, and of which nothing is known. */
  recall(
    db: Database,
    key: string,
    states: ReadonlyMap<number, string>,
  ): { issues: number; filled: number[]; changed: number[] } {
    const known = memory.use(db, key);
    let issues = 0;
    const filled: number[] = [];
    const changed: number[] = [];
    for (const [folderId, state] of states) {
      const count = known.get(folderId);
      if (count?.state !== state) {
        changed.push(folderId);
        continue;
      }
      issues += count.issues;
      if (count.issues > 0) filled.push(folderId);
    }
    return { issues, filled, changed };
  },
  /** Keeps what was counted; what was asked for longest ago makes room. */
  remember(db: Database, key: string, counted: ReadonlyMap<number, FolderCount>): void {
    memory.remember(db, key, counted);
  },
};

export interface StampedFolder {
  id: number;
  /** The highest of its issues; a later state of them may be counted, never an earlier one. */
  stamp: number;
}

/** The stamps of folders as states. */
export function statesOf(folders: readonly StampedFolder[]): ReadonlyMap<number, string> {
  return new Map(folders.map(({ id, stamp }) => [id, String(stamp)]));
}

/** What is to be remembered of folders; those of which nothing was found have none. */
export function countedNow(
  folderIds: readonly number[],
  states: ReadonlyMap<number, string>,
  found: ReadonlyMap<number, number>,
): ReadonlyMap<number, FolderCount> {
  return new Map(
    folderIds.map((id) => [id, { state: states.get(id) ?? '', issues: found.get(id) ?? 0 }]),
  );
}

export function sumOf(counts: ReadonlyMap<number, number>): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}
