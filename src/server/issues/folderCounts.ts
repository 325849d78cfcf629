import type { Database } from '@/server/database/schema';

/** Of all lists together. */
const maxCounts = 200_000;

/** What was counted in one folder, when it had this stamp. */
export interface FolderCount {
  stamp: number;
  issues: number;
}

/** By folder. */
type Counts = Map<number, FolderCount>;

const memories = new WeakMap<Database, Map<string, Counts>>();

/**
 * How many issues of each folder some filters find. `filters` is all that decides it besides the issues of the folder and
 * their values, whose every change gives the folder another stamp: so only the folders that have changed are counted anew,
 * whichever process has changed them, and people who see different folders share what is known.
 */
export function recallCounts(db: Database, filters: string): ReadonlyMap<number, FolderCount> {
  return memories.get(db)?.get(filters) ?? new Map<number, FolderCount>();
}

/** Keeps what was counted; what was used longest ago makes room. */
export function rememberCounts(
  db: Database,
  filters: string,
  counted: ReadonlyMap<number, FolderCount>,
): void {
  const lists = memories.get(db) ?? new Map<string, Counts>();
  memories.set(db, lists);
  const known: Counts = lists.get(filters) ?? new Map<number, FolderCount>();
  for (const [folderId, count] of counted) known.set(folderId, count);
  lists.delete(filters);
  lists.set(filters, known);
  let counts = 0;
  for (const each of lists.values()) counts += each.size;
  for (const [oldest, each] of lists) {
    if (counts <= maxCounts) return;
    counts -= each.size;
    lists.delete(oldest);
  }
}
