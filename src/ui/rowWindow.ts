/** Of many rows of one height, those that can be seen, and a few around them. */
export interface RowWindow {
  first: number;
  /** After the last. */
  end: number;
}

/** Rows beyond the edges, so that scrolling shows no gap. */
const margin = 6;

/** All heights in px; what is far below or above what can be seen has no rows in view. */
export function rowWindow(
  { scrollTop, height, rowHeight }: { scrollTop: number; height: number; rowHeight: number },
  count: number,
  beyond = margin,
): RowWindow {
  const first = Math.max(0, Math.floor(scrollTop / rowHeight) - beyond);
  const end = Math.max(0, Math.min(count, Math.ceil((scrollTop + height) / rowHeight) + beyond));
  return { first: Math.min(first, end), end };
}

/** Where to scroll to so that a row is in view. */
export function scrollTopFor(
  row: number,
  { scrollTop, height, rowHeight }: { scrollTop: number; height: number; rowHeight: number },
): number {
  const top = row * rowHeight;
  if (top < scrollTop) return top;
  return Math.max(scrollTop, top + rowHeight - height);
}
