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

/** Whether so many rows lie between two views that those around the first are of no use to the second. */
export function isBeyondMargin(one: RowWindow, other: RowWindow): boolean {
  return Math.abs(one.first - other.first) > margin;
}

/** Whether at least half of the rows of one view are not in the other. */
export function isHalfBeyond(one: RowWindow, other: RowWindow): boolean {
  return Math.abs(one.first - other.first) * 2 >= one.end - one.first;
}

/** As many of the rows as there are. */
export function withinCount({ first, end }: RowWindow, count: number): RowWindow {
  const last = Math.min(end, count);
  return { first: Math.min(first, last), end: last };
}

/**
 * The rows in view, and of those around them the ones next to them that are ready: what cannot be seen is not waited for.
 */
export function readyRows(
  inView: RowWindow,
  around: RowWindow,
  isReady: (row: number) => boolean,
): RowWindow {
  let { first, end } = inView;
  while (first > around.first && isReady(first - 1)) first -= 1;
  while (end < around.end && isReady(end)) end += 1;
  return { first, end };
}

/** Where to scroll to so that a row is in view. */
export function scrollTopFor(
  row: number,
  { scrollTop, height, rowHeight }: { scrollTop: number; height: number; rowHeight: number },
): number {
  const top = row * rowHeight;
  if (top < scrollTop) return top;
  // Of one that is higher than the view, its beginning.
  return Math.max(scrollTop, top + Math.min(0, rowHeight - height));
}
