/** Tables as Markdown takes them: a line for each row, upright strokes between the cells. */

/** A cell, and where its text leads. */
export interface MarkdownCell {
  readonly text: string;
  readonly href?: string;
}

/** Signs that would mean something in a cell. */
const meaningful = /[\\|`*_[\]<>~&#]/g;

/** The first row is the heading. */
export function toMarkdownTable(rows: readonly (readonly MarkdownCell[])[]): string {
  const [heading = [], ...body] = rows;
  const rule = heading.map(() => '---');
  return [heading.map(write), rule, ...body.map((cells) => cells.map(write))]
    .map((cells) => `| ${cells.join(' | ')} |\n`)
    .join('');
}

function write({ text, href }: MarkdownCell): string {
  const plain = text
    .trim()
    .replace(meaningful, '\\$&')
    .replace(/\s*(?:\r\n|\r|\n)\s*/g, '<br>');
  return href === undefined || plain === '' ? plain : `[${plain}](<${hrefOf(href)}>)`;
}

/** What would end the address, or the cell. */
function hrefOf(href: string): string {
  return href.replace(/[\s<>|\\]/g, (sign) => encodeURIComponent(sign));
}
