import type { Database } from '@/server/database/schema';

const maxEntries = 1000;

const countsOfDatabases = new WeakMap<Database, Map<string, number>>();

/**
 * What is known about the number of issues in some folders: counting reads an index entry for each. The stamp of a folder
 * changes with every issue that comes or goes (api 4.3), so a number is right as long as all stamps are the same,
 * whichever process has changed something meanwhile.
 */
export function createListCounts(
  db: Database,
  folders: readonly { id: number; stamp: number }[],
): { known: number | undefined; remember(count: number): void } {
  const key = folders.map(({ id, stamp }) => `${String(id)}:${String(stamp)}`).join();
  const counts = countsOfDatabases.get(db) ?? new Map<string, number>();
  countsOfDatabases.set(db, counts);
  return {
    known: counts.get(key),
    remember(count) {
      if (counts.size >= maxEntries) counts.clear();
      counts.set(key, count);
    },
  };
}
