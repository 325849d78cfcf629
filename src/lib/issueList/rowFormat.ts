/** The rows of a list as texts to show. */
import { parseCellMarkup } from '@/lib/cellMarkup';
import type { TextToken } from '@/lib/textTokens';
import type { FormatSettings } from '@/lib/values/formats';
import { formatValue } from '@/lib/values/formatValues';
import { toSingleLine } from '@/lib/values/singleLine';
import { formatStamp } from '@/lib/values/stamps';
import type { AttributeDefinition } from '@/protocol/attributes';
import { Column, columnAttributeId } from '@/protocol/enums';
import type { ListColumn, ListedIssue } from '@/protocol/issues';
import type { Id, Time } from '@/protocol/scalars';
import type { ColumnPlace } from './arrangedColumns';
import { isUnread } from './isUnread';

/** A cell as shown; a time also tells what it is, for the exact moment on hover. */
export type ListCell =
  | { kind: 'text'; text: string }
  | { kind: 'tokens'; tokens: readonly TextToken[] }
  | { kind: 'time'; text: string; time: Time };

/** Whether a part of the cell leads somewhere on its own. */
export function hasLinks(cell: ListCell): boolean {
  return cell.kind === 'tokens' && cell.tokens.some(({ href }) => href !== undefined);
}

/** The cell without its links. */
export function plainText(cell: ListCell): string {
  return cell.kind === 'tokens' ? cell.tokens.map(({ text }) => text).join('') : cell.text;
}

export interface ListRow {
  issueId: Id;
  /** Never read, or read before it changed. */
  marker: 'unread' | 'modified' | null;
  isSubscribed: boolean;
  /** At the places of the answer's columns; only of those that are shown. */
  cells: readonly ListCell[];
}

export interface RowContext {
  columns: readonly (ListColumn & Partial<ColumnPlace>)[];
  attributesById: Readonly<Partial<Record<Id, AttributeDefinition>>>;
  formats: FormatSettings;
  /** Whether subscriptions are in use on this server. */
  hasSubscriptions: boolean;
}

/** Turns issues into rows, and the same issue into the same row again. */
export function createRowFormatter(context: RowContext): (issue: ListedIssue) => ListRow {
  const rows = new WeakMap<ListedIssue, ListRow>();
  return (issue) => {
    const known = rows.get(issue);
    if (known) return known;
    const row = toRow(issue, context);
    rows.set(issue, row);
    return row;
  };
}

function toRow(issue: ListedIssue, context: RowContext): ListRow {
  const cells: ListCell[] = [];
  for (const [place, column] of context.columns.entries()) {
    const { index = place } = column;
    cells[index] = toCell(column, issue.cells[index] ?? '', context);
  }
  return {
    issueId: issue.id,
    marker: markerOf(issue),
    isSubscribed: issue.subscribed && context.hasSubscriptions,
    cells,
  };
}

function markerOf(issue: ListedIssue): ListRow['marker'] {
  if (!isUnread(issue)) return null;
  return issue.read ? 'modified' : 'unread';
}

function toCell(
  column: ListColumn,
  value: string | number,
  { attributesById, formats }: RowContext,
): ListCell {
  if (typeof value === 'number') {
    return { kind: 'time', text: formatStamp(value, formats), time: value };
  }
  if (column.id === Column.id) return { kind: 'text', text: value };
  const attribute = attributesById[columnAttributeId(column.id) ?? 0];
  // Numbers and dates come as they are stored; everything else is HTML (protocol 4.4).
  if (attribute?.type === 'NUMERIC' || attribute?.type === 'DATETIME') {
    return { kind: 'text', text: formatValue(attribute, value, { formats }) };
  }
  const isPlain = !unusual.test(value);
  const text = isPlain ? value : toSingleLine(value);
  return { kind: 'tokens', tokens: isPlain && text !== '' ? [{ text }] : parseCellMarkup(text) };
}

/** What makes a text another one when it is shown: markup and blanks. */
const unusual = /[<&\t\r\n]| {2}|^ | $/;
