import { startTransition, useDeferredValue, useEffect, useLayoutEffect, useState } from 'react';
import { afterPaint } from '@/lib/afterPaint';
import { ownDensity } from './ownDensity';
import { rowsBetweenBars } from './rowsBetweenBars';
import type { RowKey } from './gridColumn';
import { endOffer, findStandIns, standIn } from './standIns';

/**
 * The rows to draw: where there were none, at first as many as the screen can show, so that their picture does not wait
 * for those out of sight (decision 026), and all of them once it is on the screen. Where others stand in for them
 * (decision 042) none at first, and then all, as soon as they are rendered.
 */
export function useProgressiveRows<Row>(
  rows: readonly Row[],
  keys: readonly RowKey[],
): readonly Row[] {
  const [standIns] = useState(() => findStandIns(keys));
  const hasRows = rows.length > 0;
  const isRendered = useDeferredValue(hasRows, false);
  const [isPainted, setIsPainted] = useState(false);

  // External system: the browser's frames.
  useEffect(() => {
    if (!hasRows || isPainted || standIns) return;
    return afterPaint(() => {
      startTransition(() => {
        setIsPainted(true);
      });
    });
  }, [hasRows, isPainted, standIns]);

  const isComplete = standIns ? isRendered : isPainted;
  const standingIn = isComplete ? null : standIns;

  // External system: the document, where React knows nothing of them.
  useLayoutEffect(() => {
    endOffer();
    return standingIn ? standIn(standingIn) : undefined;
  }, [standingIn]);

  if (isComplete) return rows;
  return standingIn ? [] : rowsBetweenBars(rows, ownDensity());
}
