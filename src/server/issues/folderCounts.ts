import type { Database } from '@/server/database/schema';

/** What was counted in one folder, when it was in this state. */
export interface FolderCount {
  state: string;
  issues: number;
}

/** By folder. */
type Counts = Map<number, FolderCount>;

/** Remembers folder by folder what was counted there. */
interface FolderMemory {
  /** What is known of folders in these states, as a sum, which of them have any, and of which nothing is known. */
  recall(
    db: Database,
    key: string,
    states: ReadonlyMap<number, string>,
  ): { issues: number; filled: number[]; changed: number[] };
  /** Keeps what was counted; what was asked for longest ago makes room. */
  remember(db: Database, key: string, counted: ReadonlyMap<number, FolderCount>): void;
}

/** `maxCounts` is of all keys together. */
function createFolderMemory(maxCounts: number): FolderMemory {
  const memories = new WeakMap<Database, Map<string, Counts>>();

  /** Puts it last, where it stays longest. */
  function use(db: Database, key: string): { lists: Map<string, Counts>; known: Counts } {
    const lists = memories.get(db) ?? new Map<string, Counts>();
    memories.set(db, lists);
    const known: Counts = lists.get(key) ?? new Map<number, FolderCount>();
    lists.delete(key);
    lists.set(key, known);
    return { lists, known };
  }

  return {
    recall(db, key, states) {
      const { known } = use(db, key);
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
    remember(db, key, counted) {
      const { lists, known } = use(db, key);
      for (const [folderId, count] of counted) known.set(folderId, count);
      let counts = 0;
      for (const each of lists.values()) counts += each.size;
      for (const [oldest, each] of lists) {
        if (counts <= maxCounts) return;
        counts -= each.size;
        lists.delete(oldest);
      }
    },
  };
}

/**
 * How many issues of each folder some filters find. The key is all that decides it besides the issues of the folder and
 * their values, whose every change gives the folder another stamp, which is its state: so only the folders that have
 * changed are counted anew, whichever process has changed them, and people who see different folders share what is known.
 */
export const matchCounts = createFolderMemory(200_000);

/** What somebody has read of them and not: five alerts of 300 people who see 270 folders. */
export const readerCounts = createFolderMemory(400_000);

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
