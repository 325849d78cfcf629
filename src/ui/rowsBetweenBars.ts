/** How high rows are at least, in px (tokens.css). */
const rowHeights = { compact: 28, others: 34 };

/** What stands above and below the rows of the list has at least this height, in px. */
const bars = 150;

/**
 * What rows have before anything has been laid out, in px: the room between the bars of the list, and their own height.
 *
 * @param own - how high rows of this list are, where it has a height of its own
 */
export function roomBetweenBars(own = document.querySelector('main')?.dataset['density']): {
  height: number;
  rowHeight: number;
} {
  const density = own ?? document.documentElement.dataset['density'];
  return {
    height: Math.max(1, window.innerHeight - bars),
    rowHeight: density === 'compact' ? rowHeights.compact : rowHeights.others,
  };
}

/** As many rows as there is room for between the bars of the list. */
export function rowsBetweenBars<Row>(rows: readonly Row[], own?: string): readonly Row[] {
  const { height, rowHeight } = roomBetweenBars(own);
  return rows.slice(0, Math.ceil(height / rowHeight));
}
