/**
 * Rows that were drawn before React was there (decision 042). They stand in its table until it has rows of its own, so that
 * all else on the screen need not wait for those.
 */
import type { RowKey } from './gridColumn';

interface StandIns {
  keys: readonly RowKey[];
  rows: readonly Element[];
  /** Nobody has anything to do with them yet, which would go on elsewhere. */
  areIdle: () => boolean;
}

const none: readonly Element[] = [];
let offered: StandIns | null = null;

/** Offers rows to the next table, or takes the offer back. */
export function offerStandIns(standIns: StandIns | null): void {
  offered = standIns;
}

/** What stands in for the first rows with these keys; none where the table has others. */
export function findStandIns(keys: readonly RowKey[]): readonly Element[] {
  if (!offered?.areIdle()) return none;
  return offered.keys.every((key, index) => key === keys[index]) ? offered.rows : none;
}
