import type { ReactNode } from 'react';

interface DrawnRowsProps {
  /** How many there will be. */
  all: number;
  /** Those that are drawn; none where others stand in for them. */
  rows: readonly ReactNode[];
}

/**
 * Rows, and the room of those that are drawn next (`useProgressiveRows`), so that the scroll bar is that of all, and
 * whoever comes back to where one was gets there.
 */
export function DrawnRows({ all, rows }: DrawnRowsProps) {
  const blockSize = `calc(${all - rows.length} * var(--grid-row-height))`;
  return (
    <>
      {rows}
      {rows.length > 0 && rows.length < all && <div role="presentation" style={{ blockSize }} />}
    </>
  );
}
