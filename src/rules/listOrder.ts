/** The order of lists in memory: the same as that of the companion (decision 010). */
import { compareDecimals, type Decimal, readDecimal } from '@/lib/values/decimals';
import { Column, columnAttributeId } from '@/protocol/enums';
import type { AttributesById, ComparedIssue } from './conditions';
import { textKey } from './textKey';
import { columnRules } from './viewDefinitions';

/** An issue that can be put in an order. */
export interface OrderedIssue extends ComparedIssue {
  /** Names. */
  readonly project: string;
  readonly folder: string;
}

/** null = empty, which comes before everything. */
type Key = string | number | Decimal | null;

/** The issues in the order of a column, those that are equal by their numbers. */
export function sortIssues<Issue extends OrderedIssue>(
  issues: readonly Issue[],
  { column, ascending }: { column: number; ascending: boolean },
  attributes: AttributesById,
): Issue[] {
  const keysOf = readKeys(column, attributes);
  const direction = ascending ? 1 : -1;
  return issues
    .map((issue) => ({ issue, keys: keysOf(issue) }))
    .sort(
      (one, other) =>
        direction * compareKeys(one.keys, other.keys) || one.issue.id - other.issue.id,
    )
    .map(({ issue }) => issue);
}

/** What issues are compared by, the most important first. */
function readKeys(
  column: number,
  attributes: AttributesById,
): (issue: OrderedIssue) => readonly Key[] {
  switch (column) {
    case Column.id:
      return ({ id }) => [id];
    case Column.name:
      return ({ name }) => [textKey(name)];
    case Column.createdDate:
      return ({ createdDate }) => [createdDate];
    case Column.createdBy:
      return ({ createdBy }) => [textKey(createdBy)];
    case Column.modifiedDate:
      return ({ modifiedDate }) => [modifiedDate];
    case Column.modifiedBy:
      return ({ modifiedBy }) => [textKey(modifiedBy)];
    case Column.location:
      return ({ project, folder }) => [textKey(project), textKey(folder)];
  }
  const attributeId = columnAttributeId(column) ?? 0;
  const isNumber = columnRules(column, attributes)?.type === 'NUMERIC';
  return ({ values }) => {
    const value = values[attributeId] ?? '';
    if (value === '') return [null];
    return [isNumber ? readDecimal(value) : textKey(value)];
  };
}

function compareKeys(first: readonly Key[], second: readonly Key[]): number {
  for (const [index, one] of first.entries()) {
    const difference = compareKey(one, second[index] ?? null);
    if (difference !== 0) return difference;
  }
  return 0;
}

function compareKey(one: Key, other: Key): number {
  if (one === null || other === null) return Number(one !== null) - Number(other !== null);
  if (typeof one === 'string' && typeof other === 'string') return compareTexts(one, other);
  if (typeof one === 'number' && typeof other === 'number') return Math.sign(one - other);
  return typeof one === 'object' && typeof other === 'object' ? compareDecimals(one, other) : 0;
}

/** By code points, as databases do; JavaScript alone would put what is beyond the first plane before its end. */
export function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  let index = 0;
  while (index < one.length && one[index] === other[index]) index += 1;
  return rankAt(one, index) - rankAt(other, index) < 0 ? -1 : 1;
}

const firstSurrogate = 0xd800;
const afterSurrogates = 0xe000;

function rankAt(text: string, index: number): number {
  if (index >= text.length) return -1;
  const unit = text.charCodeAt(index);
  if (unit < firstSurrogate) return unit;
  return unit >= afterSurrogates ? unit - 0x800 : unit + 0x2000;
}
