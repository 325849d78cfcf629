/** The order of lists in memory: the same as that of the companion (decision 010). */
import { compareDecimals, type Decimal, readDecimal } from '@/lib/values/decimals';
import type { AttributesById } from './conditions';
import { textKey } from './textKey';
import { columnRules } from './viewDefinitions';

/** null = empty, which comes before everything. */
type Key = string | number | Decimal | null;

/** What a list is sorted by. */
export interface ListOrder {
  readonly column: number;
  readonly ascending: boolean;
}

/**
 * What an issue has in a column: numbers and times of the issue itself as numbers, all else as it travels, "" for nothing,
 * and of its place project and folder, one after the other (`placeValue`).
 */
export type OrderedValue = string | number;

/** Issues in an order that differs from that of another list of them in few places are sorted soonest. */
export function sortIssues<Issue extends { readonly id: number }>(
  issues: readonly Issue[],
  valueOf: (issue: Issue, place: number) => OrderedValue,
  { column, ascending }: ListOrder,
  attributes: AttributesById,
): Issue[] {
  const keys = readKeys(issues.map(valueOf), columnRules(column, attributes)?.type === 'NUMERIC');
  const compare = comparerOf(keys);
  const direction = ascending ? 1 : -1;
  return issues
    .map((issue, index) => ({ id: issue.id, issue, key: keys[index] ?? null }))
    .sort((one, other) => direction * compare(one.key, other.key) || one.id - other.id)
    .map(({ issue }) => issue);
}

/** No name has this character, and it comes before all others: projects are compared first, then their folders. */
export function placeValue(project: string, folder: string): string {
  return `${project}\0${folder}`;
}

/** Doubles tell numbers with so many digits apart, and keep their order. */
const exactDigits = 15;

function readKeys(values: readonly OrderedValue[], isNumber: boolean): readonly Key[] {
  if (!isNumber) return remembered(values, textKey);
  const isShort = values.every((value) => String(value).length <= exactDigits);
  return remembered(values, isShort ? Number : readDecimal);
}

/** Values are often the same: of each is read once what it is compared by. */
function remembered(values: readonly OrderedValue[], read: (value: string) => Key): readonly Key[] {
  const known = new Map<string, Key>([['', null]]);
  return values.map((value) => {
    if (typeof value === 'number') return value;
    let key = known.get(value);
    if (key === undefined) {
      key = read(value);
      known.set(value, key);
    }
    return key;
  });
}

function comparerOf(keys: readonly Key[]): (one: Key, other: Key) => number {
  const arePlain = keys.every((key) => typeof key !== 'string' || !/[\ud800-\uffff]/.test(key));
  return arePlain ? compareKeys : compareAnyKeys;
}

/** Texts without what JavaScript has in another order than databases. */
function compareKeys(one: Key, other: Key): number {
  if (typeof one === 'string' && typeof other === 'string') {
    return one < other ? -1 : Number(one > other);
  }
  return compareOthers(one, other);
}

function compareAnyKeys(one: Key, other: Key): number {
  if (typeof one === 'string' && typeof other === 'string') return compareTexts(one, other);
  return compareOthers(one, other);
}

function compareOthers(one: Key, other: Key): number {
  if (one === null || other === null) return Number(one !== null) - Number(other !== null);
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
