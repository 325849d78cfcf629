/** The height of the lowest rows there are, in px (tokens.css). */
const lowestRow = 28;

/** As many rows as the screen can show. */
export function firstRows<Row>(rows: readonly Row[]): readonly Row[] {
  return rows.slice(0, Math.ceil(window.innerHeight / lowestRow));
}
