/**
 * Tables that come as text: files and clipboards of spreadsheets (RFC 4180, and what programs make of it). Nothing that
 * is in the text is lost, however it is quoted (decision 055).
 */
import type { CsvDelimiter } from './csv';

export interface DelimitedText {
  readonly separator: CsvDelimiter;
  /** As a spreadsheet counts them; they may differ in length. An empty line is a row of one empty cell. */
  readonly rows: readonly (readonly string[])[];
  /** The row in which a quotation mark was opened and never closed, which took all that follows; null for none. */
  readonly openRow: number | null;
  /** Text stands behind a closing quotation mark, so that it may have been none. */
  readonly hasStray: boolean;
}

const QUOTE = '"';
const BYTE_ORDER_MARK = '\uFEFF';

/** From what tells most to what texts have of themselves. */
export const separators = ['\t', ';', ','] as const satisfies readonly CsvDelimiter[];

/** So many rows tell what separates the cells. */
const rowsToGuessBy = 30;

/**
 * Rows and cells of a text. Without a separator the one is taken that divides the first rows alike.
 *
 * @param maxRows - further ones are left out
 *
 * @example readDelimited('Name;Size\r\n"a ""b""";1\r\n').rows // [['Name', 'Size'], ['a "b"', '1']]
 */
export function readDelimited(
  text: string,
  separator: CsvDelimiter = guessSeparator(text),
  maxRows = Infinity,
): DelimitedText {
  const rows: string[][] = [];
  let openRow: number | null = null;
  let hasStray = false;
  let row: string[] = [];
  let at = text.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
  const isEnd = (sign: string) => sign === separator || sign === '\n' || sign === '\r';

  while (at < text.length && rows.length < maxRows) {
    let cell = '';
    if (text[at] === QUOTE) {
      const end = endOfQuoted(text, at);
      openRow ??= end < 0 ? rows.length : null;
      const inside = text.slice(at + 1, end < 0 ? text.length : end);
      cell = inside.replaceAll('""', QUOTE);
      at = end < 0 ? text.length : end + 1;
    }
    // Without quotes, or behind them, where nothing should stand.
    const start = at;
    const isQuoted = text[at - 1] === QUOTE;
    while (at < text.length && !isEnd(text.charAt(at))) at += 1;
    hasStray ||= isQuoted && at > start;
    row.push(cell + text.slice(start, at));

    const sign = text[at];
    at += text.startsWith('\r\n', at) ? 2 : 1;
    if (sign === separator && at < text.length) continue;
    // A separator at the very end of the text has an empty cell behind it.
    if (sign === separator) row.push('');
    rows.push(row);
    row = [];
  }
  return { separator, rows, openRow, hasStray };
}

/** Where the quotation mark stands that ends a quoted cell; -1 for nowhere. */
function endOfQuoted(text: string, start: number): number {
  let end = text.indexOf(QUOTE, start + 1);
  while (end >= 0 && text[end + 1] === QUOTE) end = text.indexOf(QUOTE, end + 2);
  return end;
}

/** What separates the cells: whatever divides most of the first rows into as many as the first one, of those the most. */
export function guessSeparator(text: string): CsvDelimiter {
  const scores = separators.map((separator) => {
    const { rows, openRow } = readDelimited(text, separator, rowsToGuessBy);
    const cells = rows[0]?.length ?? 0;
    const alike = rows.filter(({ length }) => length === cells).length / Math.max(rows.length, 1);
    return { separator, score: cells < 2 || openRow !== null ? 0 : alike + cells / 1000 };
  });
  const [best] = scores.toSorted((first, second) => second.score - first.score);
  return best && best.score > 0 ? best.separator : ',';
}
