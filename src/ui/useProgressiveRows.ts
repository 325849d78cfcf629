import { useDeferredValue } from 'react';
import { firstRows } from './firstRows';

/**
 * The rows to draw: where there were none, at first as many as the screen can show, so that their picture does not wait
 * for those out of sight; then all of them, as soon as that is done (decision 026).
 */
export function useProgressiveRows<Row>(rows: readonly Row[]): readonly Row[] {
  const isComplete = useDeferredValue(rows.length > 0, false);
  return isComplete ? rows : firstRows(rows);
}
