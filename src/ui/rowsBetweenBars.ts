/** How high rows are at least, in px (tokens.css). */
const rowHeights = { compact: 28, others: 34 };

/** What stands above and below the rows of the list has at least this height, in px. */
const bars = 150;

/** As many rows as there is room for between the bars of the list. */
export function rowsBetweenBars<Row>(rows: readonly Row[]): readonly Row[] {
  const isCompact = document.documentElement.dataset['density'] === 'compact';
  const rowHeight = isCompact ? rowHeights.compact : rowHeights.others;
  return rows.slice(0, Math.max(1, Math.ceil((window.innerHeight - bars) / rowHeight)));
}
