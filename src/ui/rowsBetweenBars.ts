/** How high rows are at least, in px (tokens.css). */
const rowHeights = { compact: 28, others: 34 };

/** What stands above and below the rows of the list has at least this height, in px. */
const bars = 150;

/** What rows have before anything has been laid out, in px: the room between the bars of the list, and their own height. */
export function roomBetweenBars(): { height: number; rowHeight: number } {
  const isCompact = document.documentElement.dataset['density'] === 'compact';
  return {
    height: Math.max(1, window.innerHeight - bars),
    rowHeight: isCompact ? rowHeights.compact : rowHeights.others,
  };
}

/** As many rows as there is room for between the bars of the list. */
export function rowsBetweenBars<Row>(rows: readonly Row[]): readonly Row[] {
  const { height, rowHeight } = roomBetweenBars();
  return rows.slice(0, Math.ceil(height / rowHeight));
}
