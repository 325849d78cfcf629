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
  /** What is known of folders in these states, as a sum, and of which of them nothing is. */
  recall(
    db: Database,
    key: string,
    states: ReadonlyMap<number, string>,
  ): { issues: number; changed: number[] };
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
      const changed: number[] = [];
      for (const [folderId, state] of states) {
        const count = known.get(folderId);
        if (count?.state === state) issues += count.issues;
        else changed.push(folderId);
      }
      return { issues, changed };
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
