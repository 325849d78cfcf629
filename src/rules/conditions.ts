/**
 * What the conditions of views find among issues in memory: the same as the companion finds in its database
 * (protocol 4.7). A condition is read once and then asked for each issue.
 */
import { compareDecimals, readDecimal } from '@/lib/values/decimals';
import { addDays, endOfWireDay } from '@/lib/values/days';
import { wireWords } from '@/lib/values/formatExpressions';
import { unixTime } from '@/lib/values/unixTime';
import { readWireDate, toWireDate } from '@/lib/values/wireDates';
import type { Zone } from '@/lib/values/zone';
import type { Attribute } from '@/protocol/attributes';
import { columnAttributeId } from '@/protocol/enums';
import type { Time } from '@/protocol/scalars';
import type { Filter, Operator } from '@/protocol/views';
import { resolveDate } from './expressions';
import { textKey } from './textKey';
import { columnRules } from './viewDefinitions';

/** Whose eyes conditions see with. */
export interface Occasion {
  /** Empty for visitors, whom no value means. */
  readonly userName: string;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  /** Where days begin and end. */
  readonly zone: Zone;
}

export type AttributesById = ReadonlyMap<number, Attribute>;

/**
 * What a condition asks of the column that it is on, null of one that is empty: of its text, what texts are compared by
 * (`textKey`), or else of its value as it travels, of a time of the system in seconds.
 */
export type ColumnCondition =
  | { readonly asks: 'key'; readonly test: (key: string | null) => boolean }
  | { readonly asks: 'value'; readonly test: (value: string | Time | null) => boolean };

/** A condition of a view, ready to be asked. One on a column that is gone demands nothing, which is null. */
export function readColumnCondition(
  filter: Filter,
  attributes: AttributesById,
  occasion: Occasion,
): ColumnCondition | null {
  switch (columnRules(filter.column, attributes)?.type) {
    case undefined:
      return null;
    case 'NUMERIC':
      return { asks: 'value', test: numberTest(filter) };
    case 'DATETIME':
      return { asks: 'value', test: dateTest(filter, attributes, occasion) };
    default:
      return { asks: 'key', test: readTextTest(filter, occasion) };
  }
}

function isSystem(column: number): boolean {
  return columnAttributeId(column) === null;
}

type Test<Value> = (value: Value | null) => boolean;

function emptiness({ column, operator }: Filter): (value: unknown) => boolean {
  const isWanted = operator === 'EQ';
  if (isSystem(column)) return () => !isWanted;
  return (value) => (value === null) === isWanted;
}

function numberTest(filter: Filter): Test<string | Time> {
  const { operator, value } = filter;
  const wanted = readDecimal(value);
  if (wanted === null) return emptiness(filter);
  return (text) => {
    const actual = readDecimal(String(text ?? ''));
    return actual !== null && compares(compareDecimals(actual, wanted), operator);
  };
}

function compares(difference: number, operator: Operator): boolean {
  switch (operator) {
    case 'EQ':
      return difference === 0;
    case 'NEQ':
      return difference !== 0;
    case 'LT':
      return difference < 0;
    case 'LTE':
      return difference <= 0;
    case 'GT':
      return difference > 0;
    default:
      return difference >= 0;
  }
}

function readTextTest(filter: Filter, { userName }: Occasion): Test<string> {
  const { operator, value } = filter;
  if (value === '') return emptiness(filter);
  const meansUser = operator !== 'IN' && value === wireWords.me;
  if (meansUser && userName === '') return () => operator === 'NEQ';
  return textTest(operator, textKey(meansUser ? userName : value));
}

function textTest(operator: Operator, key: string): (actual: string | null) => boolean {
  // Accents alone leave no key, and everything contains nothing: empty attributes, too.
  const isNothing = key === '';
  switch (operator) {
    case 'EQ':
      return (actual) => actual === key;
    case 'NEQ':
      return (actual) => (actual ?? '') !== key;
    case 'CON':
      return (actual) => isNothing || (actual?.includes(key) ?? false);
    case 'BEG':
      return (actual) => isNothing || (actual?.startsWith(key) ?? false);
    case 'END':
      return (actual) => isNothing || (actual?.endsWith(key) ?? false);
    default: {
      const keys = new Set(key.split(', '));
      return (actual) => actual !== null && keys.has(actual);
    }
  }
}

/** Whole days: EQ is within the day, NEQ outside, GT after its end and so on. */
function dateTest(
  filter: Filter,
  attributes: AttributesById,
  occasion: Occasion,
): Test<string | Time> {
  const { column, operator, value } = filter;
  if (value === '') return emptiness(filter);
  const { today, zone } = occasion;
  const day = resolveDate(value, today);
  if (isSystem(column)) {
    const limits = { start: startOfDay(day, zone), end: startOfDay(addDays(day, 1), zone) };
    return (time) => isInDays(Number(time), limits, operator);
  }
  const attribute = attributes.get(columnAttributeId(column) ?? 0);
  const isLocal = attribute?.time === 1 && attribute.local === 1;
  const limit = (date: string) => (isLocal ? startInUtc(date, zone) : date);
  const limits = { start: limit(day), end: endOfWireDay(day, limit) };
  return (date) => date !== null && isInDays(String(date), limits, operator);
}

function isInDays<Moment extends string | number>(
  actual: Moment,
  { start, end }: { start: Moment; end: Moment },
  operator: Operator,
): boolean {
  switch (operator) {
    case 'EQ':
      return actual >= start && actual < end;
    case 'NEQ':
      return actual < start || actual >= end;
    case 'LT':
      return actual < start;
    case 'LTE':
      return actual < end;
    case 'GT':
      return actual >= end;
    default:
      return actual >= start;
  }
}

function startOfDay(date: string, zone: Zone): Time {
  const start = readWireDate(date);
  return start === null ? 0 : unixTime(zone.toUtc(start));
}

function startInUtc(date: string, zone: Zone): string {
  const start = readWireDate(date);
  return start === null ? date : toWireDate(zone.toUtc(start), true);
}
