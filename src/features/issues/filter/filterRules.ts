/** Which issues of a list the conditions above it find, from the cells of their rows. */
import { cellText } from '@/lib/cellMarkup';
import type { FormatSettings } from '@/lib/values/formats';
import { formatValue } from '@/lib/values/formatValues';
import { formatStamp } from '@/lib/values/stamps';
import type { Attribute } from '@/protocol/attributes';
import { Column, columnAttributeId } from '@/protocol/enums';
import { ApiErrorCode } from '@/protocol/errorCodes';
import type { ListColumn, ListedIssue } from '@/protocol/issues';
import { type AttributesById, type Occasion, readColumnCondition } from '@/rules/conditions';
import { textKey } from '@/rules/textKey';
import { checkFilter } from '@/rules/viewDefinitions';
import type { FilterCondition, FilterPart, ListFilter } from './filterText';

/** What the conditions are about. */
export interface FilterContext {
  /** In the order of the cells. */
  readonly columns: readonly ListColumn[];
  readonly attributes: AttributesById;
  readonly formats: FormatSettings;
  readonly occasion: Occasion;
}

/** Whether an issue of the list, at its place there, is what was asked for. */
type RowTest = (issue: ListedIssue, place: number) => boolean;

/** Why a part cannot be applied: a code, 332 for what cannot be read; null when it can. */
export function problemOfPart(part: FilterPart, attributes: AttributesById): number | null {
  if ('raw' in part) return ApiErrorCode.InvalidFormat;
  const { column, operator, value } = part;
  if (column === 'text') {
    return operator === 'CON' && value !== '' ? null : ApiErrorCode.InvalidDefinition;
  }
  const checked = checkFilter({ column: likeColumn(column), operator, value }, attributes);
  return checked.ok ? null : checked.code;
}

/** The place of issues is compared as their name is: no view has conditions on it, so the rules of views do not know it. */
function likeColumn(column: number): number {
  return column === Column.location ? Column.name : column;
}

/** The issues that meet all of the groups, any part of each; parts that cannot be applied demand nothing. */
export function filterIssues(
  issues: readonly ListedIssue[],
  filter: ListFilter,
  context: FilterContext,
): ListedIssue[] {
  const groups = filter
    .map((group) =>
      group.flatMap((part) =>
        'raw' in part || problemOfPart(part, context.attributes) !== null ? [] : [part],
      ),
    )
    .filter((group) => group.length > 0)
    .map((group) => group.map((part) => readPart(part, issues, context)));
  return issues.filter((issue, place) =>
    groups.every((parts) => parts.some((isMet) => isMet(issue, place))),
  );
}

function readPart(
  { column, operator, value }: FilterCondition,
  issues: readonly ListedIssue[],
  context: FilterContext,
): RowTest {
  if (column === 'text') {
    const key = textKey(value);
    const hasDigit = /\d/.test(key);
    const wordsOf = rowKeys(context, 'words');
    const figuresOf = rowKeys(context, 'figures');
    return (issue) => wordsOf(issue).includes(key) || (hasDigit && figuresOf(issue).includes(key));
  }
  const { attributes, columns, occasion } = context;
  const asked = { column: likeColumn(column), operator, value };
  const condition = readColumnCondition(asked, attributes, occasion);
  if (!condition) return () => true;
  if (column === Column.id) return ({ id }) => condition.test(String(id));
  const index = columns.findIndex(({ id }) => id === column);
  // Columns of the system are never empty.
  const empty = columnAttributeId(column) === null ? '' : null;
  if (condition.asks === 'value') {
    return ({ cells }) => condition.test((cells[index] ?? '') || empty);
  }
  const keys = columnKeys(issues, columns, index);
  return (_issue, place) => condition.test(keys[place] ?? empty);
}

/** What the texts of a column are compared by, issue by issue; null for those without one. */
interface ColumnKeys {
  readonly issues: readonly ListedIssue[];
  readonly keys: readonly (string | null)[];
}

const rememberedColumns = new WeakMap<readonly ListColumn[], Map<number, ColumnKeys>>();

/** Each text is read once, however many conditions there are one after the other: of issues that stay so in the next answer, too. */
function columnKeys(
  issues: readonly ListedIssue[],
  columns: readonly ListColumn[],
  index: number,
): ColumnKeys['keys'] {
  const ofColumns = rememberedColumns.get(columns) ?? new Map<number, ColumnKeys>();
  rememberedColumns.set(columns, ofColumns);
  const before = ofColumns.get(index);
  if (before?.issues === issues) return before.keys;
  const keys = issues.map((issue, place) => {
    if (before?.issues[place] === issue) return before.keys[place] ?? null;
    const text = cellText(issue.cells[index]);
    return text === '' ? null : textKey(text);
  });
  ofColumns.set(index, { issues, keys });
  return keys;
}

const separator = '\n';

/** What a row shows, as one text to look in: its words, or its numbers and times, which take long to put into words. */
type Share = 'words' | 'figures';

type KeysOfRows = Readonly<Record<Share, WeakMap<ListedIssue, string>>>;
/** Other formats show the same numbers and times as other texts. */
const rememberedKeys = new WeakMap<readonly ListColumn[], WeakMap<FormatSettings, KeysOfRows>>();

function keysOfRows(columns: readonly ListColumn[], formats: FormatSettings): KeysOfRows {
  const ofColumns = rememberedKeys.get(columns) ?? new WeakMap<FormatSettings, KeysOfRows>();
  rememberedKeys.set(columns, ofColumns);
  const keys = ofColumns.get(formats) ?? { words: new WeakMap(), figures: new WeakMap() };
  ofColumns.set(formats, keys);
  return keys;
}

/** The texts to look in, each made once for a row. */
function rowKeys(
  { columns, attributes, formats }: FilterContext,
  share: Share,
): (issue: ListedIssue) => string {
  const keys = keysOfRows(columns, formats)[share];
  const readers = columns.flatMap(({ id }, index) => {
    const attribute = attributes.get(columnAttributeId(id) ?? 0);
    return isFigure(id, attribute) === (share === 'figures')
      ? [{ index, read: shownText(attribute, formats) }]
      : [];
  });
  return (issue) => {
    const known = keys.get(issue);
    if (known !== undefined) return known;
    const texts = readers.map(({ index, read }) => read(issue.cells[index] ?? ''));
    const key = textKey(texts.join(separator));
    keys.set(issue, key);
    return key;
  };
}

function isFigure(column: number, attribute: Attribute | undefined): boolean {
  const isTime = column === Column.createdDate || column === Column.modifiedDate;
  return isTime || attribute?.type === 'NUMERIC' || attribute?.type === 'DATETIME';
}

function shownText(
  attribute: Attribute | undefined,
  formats: FormatSettings,
): (cell: string | number) => string {
  const isFormatted = attribute?.type === 'NUMERIC' || attribute?.type === 'DATETIME';
  return (cell) => {
    if (typeof cell === 'number') return formatStamp(cell, formats);
    if (cell === '') return '';
    return isFormatted ? formatValue(attribute, cell, { formats }) : cellText(cell);
  };
}
