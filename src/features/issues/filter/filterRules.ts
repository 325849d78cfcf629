/** Which issues of a list the conditions above it find, from the cells of their rows. */
import { cellText } from '@/lib/cellMarkup';
import type { FormatSettings } from '@/lib/values/formats';
import { formatValue } from '@/lib/values/formatValues';
import { formatStamp } from '@/lib/values/stamps';
import type { Attribute } from '@/protocol/attributes';
import { Column, columnAttributeId } from '@/protocol/enums';
import { ApiErrorCode } from '@/protocol/errorCodes';
import type { ListColumn, ListedIssue } from '@/protocol/issues';
import {
  type AttributesById,
  type ComparedIssue,
  type Condition,
  type Occasion,
  readCondition,
} from '@/rules/conditions';
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

/** Whether an issue of the list is what was asked for. */
export type RowTest = (issue: ListedIssue) => boolean;

/** Why a part cannot be applied: a code, 332 for what cannot be read; null when it can. */
export function problemOfPart(part: FilterPart, attributes: AttributesById): number | null {
  if ('raw' in part) return ApiErrorCode.InvalidFormat;
  const { column, operator, value } = part;
  if (column === 'text') {
    return operator === 'CON' && value !== '' ? null : ApiErrorCode.InvalidDefinition;
  }
  const checked = checkFilter({ column, operator, value }, attributes);
  return checked.ok ? null : checked.code;
}

/** All of the groups, any part of each; parts that cannot be applied demand nothing. */
export function readListFilter(filter: ListFilter, context: FilterContext): RowTest {
  const groups = filter
    .map((group) =>
      group.flatMap((part) =>
        'raw' in part || problemOfPart(part, context.attributes) !== null ? [] : [part],
      ),
    )
    .filter((group) => group.length > 0);
  const isComparedByCells = groups.flat().some(({ column }) => column !== 'text');
  const compared = comparedIssue(groups.flat(), context);
  const tests = groups.map((group) => group.map((part) => readPart(part, context)));
  return (issue) => {
    const own = isComparedByCells ? compared(issue) : null;
    return tests.every((parts) => parts.some((part) => part(issue, own)));
  };
}

function readPart(
  { column, operator, value }: FilterCondition,
  context: FilterContext,
): (issue: ListedIssue, own: ComparedIssue | null) => boolean {
  if (column === 'text') {
    const key = textKey(value);
    const hasDigit = /\d/.test(key);
    const wordsOf = rowKeys(context, 'words');
    const figuresOf = rowKeys(context, 'figures');
    return (issue) => wordsOf(issue).includes(key) || (hasDigit && figuresOf(issue).includes(key));
  }
  const condition: Condition = readCondition(
    { column, operator, value },
    context.attributes,
    context.occasion,
  );
  return (_issue, own) => own !== null && condition(own);
}

/** Makes of a row what conditions compare: only of the columns that they are on. */
function comparedIssue(
  conditions: readonly FilterCondition[],
  { columns }: FilterContext,
): (issue: ListedIssue) => ComparedIssue {
  const indexOf = (column: number) => columns.findIndex(({ id }) => id === column);
  const neededIndexOf = (column: number) =>
    conditions.some((one) => one.column === column) ? indexOf(column) : -1;
  const name = neededIndexOf(Column.name);
  const createdDate = neededIndexOf(Column.createdDate);
  const createdBy = neededIndexOf(Column.createdBy);
  const modifiedDate = neededIndexOf(Column.modifiedDate);
  const modifiedBy = neededIndexOf(Column.modifiedBy);
  const attributes = conditions.flatMap(({ column }) => {
    const id = column === 'text' ? null : columnAttributeId(column);
    return id === null ? [] : [{ id, index: indexOf(Number(column)) }];
  });
  return ({ id, cells }) => {
    const values: Record<number, string> = {};
    for (const attribute of attributes) values[attribute.id] = cellText(cells[attribute.index]);
    return {
      id,
      name: cellText(cells[name]),
      createdDate: Number(cells[createdDate] ?? 0),
      createdBy: cellText(cells[createdBy]),
      modifiedDate: Number(cells[modifiedDate] ?? 0),
      modifiedBy: cellText(cells[modifiedBy]),
      values,
    };
  };
}

const separator = '\n';

/** What a row shows, as one text to look in: its words, or its numbers and times, which take long to put into words. */
type Share = 'words' | 'figures';

type KeysOfRows = Readonly<Record<Share, WeakMap<ListedIssue, string>>>;
const rememberedKeys = new WeakMap<readonly ListColumn[], KeysOfRows>();

/** The texts to look in, each made once for a row. */
function rowKeys(
  { columns, attributes, formats }: FilterContext,
  share: Share,
): (issue: ListedIssue) => string {
  const remembered = rememberedKeys.get(columns) ?? {
    words: new WeakMap(),
    figures: new WeakMap(),
  };
  rememberedKeys.set(columns, remembered);
  const keys = remembered[share];
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

/** How many of the issues that the conditions leave have each value of a column, the most frequent first. */
export function countChoices(
  issues: readonly ListedIssue[],
  column: number,
  filter: ListFilter,
  context: FilterContext,
): { name: string; count: number }[] {
  const index = context.columns.findIndex(({ id }) => id === column);
  const isLeft = readListFilter(filter, context);
  const counts = new Map<string, number>();
  for (const issue of issues) {
    const name = cellText(issue.cells[index]);
    if (name !== '' && isLeft(issue)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return Array.from(counts, ([name, count]) => ({ name, count })).sort(
    (one, other) => other.count - one.count,
  );
}
