/** How high rows are at least, in px (tokens.css). */
const compact = 28;
const others = 34;

/** What stands above and below the rows of the list has at least this height, in px. */
const bars = 150;

/**
 * How high a row is before one has been laid out, in px.
 *
 * @param own - how high rows of this list are, where it has a height of its own
 */
export function usualRowHeight(own: string | undefined): number {
  return (own ?? document.documentElement.dataset['density']) === 'compact' ? compact : others;
}

/** The room for rows between the bars of the list, in px, before anything has been laid out. */
export function roomBetweenBars(): number {
  return Math.max(1, window.innerHeight - bars);
}

/** As many rows of such a height as there is room for between the bars of the list. */
export function rowsBetweenBars<Row>(
  rows: readonly Row[],
  own: string | undefined,
): readonly Row[] {
  return rows.slice(0, Math.ceil(roomBetweenBars() / usualRowHeight(own)));
}
