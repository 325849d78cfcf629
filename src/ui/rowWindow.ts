/** Of many rows of one height, those that can be seen, and a few around them. */
export interface RowWindow {
  first: number;
  /** After the last. */
  end: number;
}

/** Rows beyond the edges, so that scrolling shows no gap. */
const margin = 6;

/** All heights in px. */
export function rowWindow(
  { scrollTop, height, rowHeight }: { scrollTop: number; height: number; rowHeight: number },
  count: number,
): RowWindow {
  const first = Math.max(0, Math.floor(scrollTop / rowHeight) - margin);
  const end = Math.min(count, Math.ceil((scrollTop + height) / rowHeight) + margin);
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
