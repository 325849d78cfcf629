import { useEffect } from 'react';
import type { RowKey } from './gridColumn';
import type { GridRowsProps } from './gridRows';
import type { RowWindow } from './rowWindow';

/** Rows that have come before those between them and the others: what one has jumped to. */
export interface RowsAhead {
  /** Draws the row at a place, if it has come. */
  draw: GridRowsProps['draw'];
  /** The place of a row, if it has come. */
  placeOf: (rowKey: RowKey) => number | undefined;
  /** To be told that there is no row for a place in view. */
  want: (index: number) => void;
}

/**
 * Asks for the first row in view that has not come; again whenever something has come or was scrolled. What follows on
 * rows that are known and in view is the next to come in any case.
 */
export function useMissingRows(
  ahead: RowsAhead | undefined,
  { first, end }: RowWindow,
  known: number,
): void {
  // External system: where the rows come from.
  useEffect(() => {
    if (!ahead || first < known) return;
    for (let index = first; index < end; index += 1) {
      if (ahead.draw(index)) continue;
      ahead.want(index);
      return;
    }
  }, [ahead, known, first, end]);
}
