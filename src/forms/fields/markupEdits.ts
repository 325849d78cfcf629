/** What the buttons of the markup editor do to a text (screens 12.8): pure, so that it can be read off a table. */

/** A text with its selection; `start` equals `end` for a mere caret. */
export interface TextSelection {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export type MarkupCommand =
  'bold' | 'italic' | 'monospace' | 'link' | 'list' | 'quote' | 'code' | 'rtl';

const linkStart = 'http://';

/** The text and selection after a command. */
export function applyMarkup(command: MarkupCommand, selection: TextSelection): TextSelection {
  switch (command) {
    case 'bold':
      return wrapLines(selection, '**');
    case 'italic':
      return wrapLines(selection, '__');
    case 'monospace':
      return wrapLines(selection, '`');
    case 'link':
      return wrapLink(selection);
    case 'list':
      return wrapList(selection);
    case 'quote':
    case 'code':
    case 'rtl':
      return wrapBlock(selection, command);
  }
}

/** The text with the selection replaced and the caret behind it. */
export function replaceSelection(selection: TextSelection, inserted: string): TextSelection {
  return replace(selection, inserted, inserted.length);
}

function wrapLines(selection: TextSelection, mark: string): TextSelection {
  const selected = textOf(selection);
  if (selected.trim() === '') {
    return replace(selection, mark + mark + selected, mark.length);
  }
  return replaceSelection(
    selection,
    mapLines(selected, (line, blanks) => mark + line + mark + blanks),
  );
}

function wrapLink(selection: TextSelection): TextSelection {
  const [content, rest] = cutEnd(textOf(selection), /[ \t\n]*$/);
  const title = content === '' ? '' : ` ${content}`;
  const inserted = `[${linkStart}${title}]${rest}`;
  return replace(selection, inserted, 1, 1 + linkStart.length);
}

function wrapList(selection: TextSelection): TextSelection {
  const [content, rest] = cutEnd(textOf(selection), /\n*$/);
  if (content.trim() === '') {
    const opening = '[list]\n* ';
    return replace(selection, `${opening}\n[/list]${content}${rest}`, opening.length);
  }
  const items = mapLines(content, (line, blanks) => `* ${line}${blanks}`);
  return replaceSelection(selection, `[list]\n${items}\n[/list]${rest}`);
}

function wrapBlock(selection: TextSelection, tag: string): TextSelection {
  const [content, rest] = cutEnd(textOf(selection), /[ \t\n]*$/);
  const opening = `[${tag}]\n`;
  const inserted = `${opening}${content}\n[/${tag}]${rest}`;
  return content === ''
    ? replace(selection, inserted, opening.length)
    : replaceSelection(selection, inserted);
}

function textOf({ text, start, end }: TextSelection): string {
  return text.slice(start, end);
}

function replace(
  { text, start, end }: TextSelection,
  inserted: string,
  selectFrom: number,
  selectTo = selectFrom,
): TextSelection {
  return {
    text: text.slice(0, start) + inserted + text.slice(end),
    start: start + selectFrom,
    end: start + selectTo,
  };
}

/** Changes the lines that hold something; blanks at the end of a line are passed on apart. */
function mapLines(text: string, change: (line: string, blanks: string) => string): string {
  return text
    .split('\n')
    .map((line) => (line.trim() === '' ? line : change(...cutEnd(line, /[ \t]*$/))))
    .join('\n');
}

function cutEnd(text: string, end: RegExp): [content: string, rest: string] {
  const index = text.search(end);
  return [text.slice(0, index), text.slice(index)];
}
