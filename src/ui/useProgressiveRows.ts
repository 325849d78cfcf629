import {
  type RefObject,
  startTransition,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import { afterPaint } from '@/lib/afterPaint';
import { rowsBetweenBars } from './rowsBetweenBars';
import type { RowKey } from './gridColumn';
import { findStandIns, offerStandIns } from './standIns';

/**
 * The rows to draw: where there were none, at first as many as the screen can show, so that their picture does not wait
 * for those out of sight (decision 026), and all of them once it is on the screen. Where others stand in for them
 * (decision 042) none at first, and then all, as soon as they are rendered.
 */
export function useProgressiveRows<Row>(
  rows: readonly Row[],
  keys: readonly RowKey[],
  grid: RefObject<HTMLElement | null>,
): readonly Row[] {
  const [standIns] = useState(() => findStandIns(keys));
  const hasRows = rows.length > 0;
  const isRendered = useDeferredValue(hasRows, false);
  const [isPainted, setIsPainted] = useState(false);

  // External system: the browser's frames.
  useEffect(() => {
    if (!hasRows || isPainted || standIns.length > 0) return;
    return afterPaint(() => {
      startTransition(() => {
        setIsPainted(true);
      });
    });
  }, [hasRows, isPainted, standIns]);

  const isComplete = standIns.length > 0 ? isRendered : isPainted;
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
