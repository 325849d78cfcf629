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

/**
 * The issues in an order; where values are the same, by their numbers. What is sorted are numbers that hold the rank of a
 * value and a place: the language does that without asking us of each pair, so that 12,000 issues take no longer than a
 * picture.
 */
export function sortIssues<Issue extends { readonly id: number }>(
  issues: readonly Issue[],
  valueOf: (issue: Issue, place: number) => OrderedValue,
  { column, ascending }: ListOrder,
  attributes: AttributesById,
): Issue[] {
  const keys = readKeys(issues.map(valueOf), columnRules(column, attributes)?.type === 'NUMERIC');
  const ranks = rankKeys(keys);
  const { length } = issues;
  const byId = Float64Array.from(issues, ({ id }, place) => id * length + place).sort();
  const places = Array.from(byId, (packed) => packed % length);
  const packed = Float64Array.from(places, (place, nth) => {
    const rank = ranks.get(keys[place] ?? null) ?? 0;
    return (ascending ? rank : ranks.size - rank) * length + nth;
  }).sort();
  const sorted: Issue[] = [];
  for (const one of packed) {
    const issue = issues[places[one % length] ?? 0];
    if (issue) sorted.push(issue);
  }
  return sorted;
}

/** No name has this character, and it comes before all others: projects are compared first, then their folders. */
export function placeValue(project: string, folder: string): string {
  return `${project}\0${folder}`;
}

/** Doubles tell numbers with so many digits apart, and keep their order. */
const exactDigits = 15;

function readKeys(values: readonly OrderedValue[], isNumber: boolean): readonly Key[] {
  if (!isNumber) return remembered(values, textKey);
  const isShort = values.every((value) => typeof value === 'number' || value.length <= exactDigits);
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

/** The rank of each key. Only long numbers can be the same without being one: with more digits, or fewer. */
function rankKeys(keys: readonly Key[]): ReadonlyMap<Key, number> {
  const ranks = new Map<Key, number>();
  let former: Key = null;
  for (const key of inOrder([...new Set(keys)])) {
    const isSame = isDecimal(key) && isDecimal(former) && compareDecimals(former, key) === 0;
    ranks.set(key, isSame ? (ranks.get(former) ?? 0) : ranks.size);
    former = key;
  }
  return ranks;
}

function isDecimal(key: Key): key is Decimal {
  return typeof key === 'object' && key !== null;
}

function inOrder(keys: Key[]): Iterable<Key> {
  if (keys.every((key) => typeof key === 'number')) return Float64Array.from(keys).sort();
  if (!keys.every((key) => key === null || typeof key === 'string')) return keys.sort(compareKeys);
  const texts = keys.filter((key) => key !== null);
  // Without what JavaScript has in another order than databases.
  if (texts.some((text) => /[\ud800-\uffff]/.test(text))) texts.sort(compareTexts);
  else texts.sort();
  return texts.length < keys.length ? [null, ...texts] : texts;
}

function compareKeys(one: Key, other: Key): number {
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
