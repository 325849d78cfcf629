import type { HistoryEntry, LoadedIssue } from '@/protocol/issues';
import type { Stamp } from '@/protocol/scalars';

/**
 * Joins the known history of an issue with what changed after `modifiedSince` (protocol 4.2, screens 10.2).
 *
 * The answer is complete for entries above `modifiedSince`, so those come from it alone; below, its entries replace
 * known ones and `stubs` remove them. Thus a load that continues from an older stamp than the newest known one, as a
 * repeated request does, gives the same result. 0 starts anew.
 *
 * @example [5, 8, 9] since 10, answer [8 changed, 12] with stubs [5] → [8 changed, 9, 12]
 */
export function mergeHistory(
  known: readonly HistoryEntry[],
  { history = [], stubs = [] }: Pick<LoadedIssue, 'history' | 'stubs'>,
  modifiedSince: Stamp,
): HistoryEntry[] {
  const changed = new Map(history.map((entry) => [entry.id, entry]));
  const kept = known
    .filter(({ id }) => id <= modifiedSince && !stubs.includes(id))
    .map((entry) => changed.get(entry.id) ?? entry);
  const added = history.filter(({ id }) => id > modifiedSince && !stubs.includes(id));
  return [...kept, ...added];
}
