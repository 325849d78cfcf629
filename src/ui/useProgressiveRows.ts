import { type RefObject, useDeferredValue, useLayoutEffect, useState } from 'react';
import { rowsBetweenBars } from './rowsBetweenBars';
import type { RowKey } from './gridColumn';
import { findStandIns, offerStandIns } from './standIns';

/**
 * The rows to draw: where there were none, at first as many as the screen can show, so that their picture does not wait
 * for those out of sight (decision 026), or none where others stand in for them (decision 042); then all of them, as soon
 * as that is done.
 */
export function useProgressiveRows<Row>(
  rows: readonly Row[],
  keys: readonly RowKey[],
  grid: RefObject<HTMLElement | null>,
): readonly Row[] {
  const [standIns] = useState(() => findStandIns(keys));
  const isComplete = useDeferredValue(rows.length > 0, false);
  const areStandingIn = !isComplete && standIns.length > 0;

  // External system: the document, where React knows nothing of them.
  useLayoutEffect(() => {
    offerStandIns(null);
    if (!areStandingIn) return;
    grid.current?.querySelector('[role=rowgroup]:last-child')?.append(...standIns);
    return () => {
      for (const row of standIns) row.remove();
    };
  }, [areStandingIn, standIns, grid]);

  if (isComplete) return rows;
  return areStandingIn ? [] : rowsBetweenBars(rows);
}
