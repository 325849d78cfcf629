/** Of a long grid only the rows in view are in the document: the way to one that is not. */
import type { RowKey } from './gridColumn';

const grids = new Set<(rowKey: RowKey) => void>();

/**
 * A grid whose rows can be brought into view.
 *
 * @param bring scrolls to a row, if the grid has it; then it is in the document
 * @returns the way to take the grid out again
 */
export function addGrid(bring: (rowKey: RowKey) => void): () => void {
  grids.add(bring);
  return () => {
    grids.delete(bring);
  };
}

/** Scrolls every grid that has the row to it. */
export function bringRow(rowKey: RowKey): void {
  for (const bring of grids) bring(rowKey);
}
