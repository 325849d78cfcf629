/** The arithmetic of lists that are put in order: pure, so that it can be read off a table. */

/** Where a row lies along the list, in px from its start. */
export interface RowPlace {
  readonly start: number;
  readonly size: number;
}

/** The items with one of them taken out and put in again elsewhere. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const moved = items.slice(from, from + 1);
  return items.toSpliced(from, 1).toSpliced(to, 0, ...moved);
}

/**
 * Where a row that is dragged by `offset` would be dropped: it takes the place of the farthest row whose middle its
 * edge has passed. The first `fixedCount` rows stay.
 */
export function dropIndex(
  rows: readonly RowPlace[],
  from: number,
  offset: number,
  fixedCount = 0,
): number {
  const dragged = rows[from];
  if (!dragged) return from;
  const start = dragged.start + offset;
  const end = start + dragged.size;
  const before = rows.findIndex(
    (row, index) => index >= fixedCount && index < from && start < middleOf(row),
  );
  if (before !== -1) return before;
  const after = rows.findLastIndex((row, index) => index > from && end > middleOf(row));
  return after === -1 ? from : after;
}

/** How far a row steps aside for the one that is dragged from one place to another. */
export function shiftOf(
  rows: readonly RowPlace[],
  index: number,
  { from, to }: { from: number; to: number },
): number {
  const pitch = pitchOf(rows, from);
  if (index > from && index <= to) return -pitch;
  if (index < from && index >= to) return pitch;
  return 0;
}

/** What a row takes up, with the gap to its neighbour. */
function pitchOf(rows: readonly RowPlace[], index: number): number {
  const row = rows[index];
  if (!row) return 0;
  const next = rows[index + 1];
  const previous = rows[index - 1];
  if (next) return next.start - row.start;
  return previous ? row.start + row.size - previous.start - previous.size : row.size;
}

function middleOf({ start, size }: RowPlace): number {
  return start + size / 2;
}
