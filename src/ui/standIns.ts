/**
 * Rows that were drawn before React was there (decision 042). They stand over its table until it has rows of its own, so
 * that all else on the screen need not wait for those. They stay in the document where they are: to move them would have
 * the browser lay them out once more.
 */
import type { RowKey } from './gridColumn';

export interface StandIns {
  keys: readonly RowKey[];
  /** Nobody has anything to do with them yet, which would go on elsewhere. */
  areIdle: () => boolean;
  /** From now on nothing else is seen of what was drawn. */
  showAlone: () => void;
  /** Takes away all that was drawn. */
  end: () => void;
}

let offered: StandIns | null = null;
/** Who would take away what was drawn; null once that is gone, or stands in for rows. */
let unused: StandIns | null = null;

/** Offers rows to the next table, or takes the offer back. */
export function offerStandIns(standIns: StandIns | null): void {
  offered = standIns;
  unused = standIns;
}

/** What stands in for the first rows with these keys; null where the table has others. */
export function findStandIns(keys: readonly RowKey[]): StandIns | null {
  if (!offered?.areIdle()) return null;
  return offered.keys.every((key, index) => key === keys[index]) ? offered : null;
}

/** There is a table now: what comes later has nothing to do with what was drawn. */
export function endOffer(): void {
  offered = null;
}

/** Has rows stand in for those of a table until what is returned is called. */
export function standIn(standIns: StandIns): () => void {
  unused = null;
  standIns.showAlone();
  return () => {
    standIns.end();
  };
}

/** React has drawn: what stands in for nothing goes. */
export function endUnlessStandingIn(): void {
  offered = null;
  unused?.end();
  unused = null;
}
