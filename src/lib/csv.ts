/** Tables as text for spreadsheets: RFC 4180 with a byte order mark, and no cell that runs (screens 11.11, decision 021). */

export type CsvDelimiter = ',' | ';' | '\t';

/** Spreadsheets take a file without it for one in an 8-bit encoding. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

/** What a spreadsheet takes for the beginning of a formula; the wide forms count in East Asian ones. */
const formulaStart = /^(?: *[=+\-@＝＋－＠]|[\t\r\n])/;

/** Signed digits with their separators: nothing in them can be run. */
const plainNumber = /^[+-]?\d[\d.,' \u00A0\u202F]*$/;

/** Rows of cells as one file, every line ended. */
export function toCsv(
  rows: readonly (readonly string[])[],
  { delimiter }: { delimiter: CsvDelimiter },
): string {
  const lines = rows.map(
    (cells) => cells.map((cell) => quote(disarm(cell), delimiter)).join(delimiter) + LINE_END,
  );
  return BYTE_ORDER_MARK + lines.join('');
}

/** A cell of such a file as it was before it was made harmless. */
export function fromCsvCell(cell: string): string {
  return cell.startsWith("'") && mustDisarm(cell.slice(1)) ? cell.slice(1) : cell;
}

/** A leading apostrophe tells a spreadsheet that the rest is text. */
function disarm(cell: string): string {
  return mustDisarm(cell) ? `'${cell}` : cell;
}

/** Also of what begins with apostrophes already, so that it can be told from what got one here. */
function mustDisarm(cell: string): boolean {
  const plain = cell.replace(/^'+/, '');
  return formulaStart.test(plain) && !plainNumber.test(plain);
}

function quote(cell: string, delimiter: CsvDelimiter): string {
  return needsQuotes(cell, delimiter) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

function needsQuotes(cell: string, delimiter: CsvDelimiter): boolean {
  return (
    cell.includes(delimiter) ||
    /["\r\n]|^ | $/.test(cell) ||
    // A file that begins with these letters is taken for one of another format.
    cell === 'ID'
  );
}
