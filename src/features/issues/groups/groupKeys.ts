/** To which group an issue belongs, and the order of groups. */
import { cellText } from '@/lib/cellMarkup';
import { compareDecimals, type Decimal, readDecimal } from '@/lib/values/decimals';
import { splitItems } from '@/lib/values/listItems';
import { periodAt } from '@/lib/values/periods';
import { unixTime } from '@/lib/values/unixTime';
import { readWireDate, toWireDate } from '@/lib/values/wireDates';
import { utcTimeOf, type Zone } from '@/lib/values/zone';
import type { Attribute } from '@/protocol/attributes';
import { columnAttributeId } from '@/protocol/enums';
import type { ListedIssue } from '@/protocol/issues';
import { compareTexts } from '@/rules/listOrder';
import { textKey } from '@/rules/textKey';
import type { AttributesById } from '@/rules/conditions';
import { type Grouping, groupKindOf, type GroupUnit } from './grouping';

/** Names of a project and of a folder in it. */
export interface Place {
  readonly project: string;
  readonly folder: string;
}

/** What groups are made with. */
export interface KeyContext {
  readonly attributes: AttributesById;
  /** By what lists write in the column of the location. */
  readonly places: ReadonlyMap<string, Place>;
  /** 0 = Sunday. */
  readonly firstDayOfWeek: number;
  /** Where days begin and end. */
  readonly zone: Zone;
}

/** The key of what has no value. */
export const emptyKey = '';

/**
 * The key of a group, from the cell of an issue: the text of its value; of dates their first day, or month (`2026-11`).
 */
export type KeyReader = (cell: ListedIssue['cells'][number]) => string;

export function keyReader({ column, unit }: Grouping, context: KeyContext): KeyReader {
  const kind = groupKindOf(column, context.attributes);
  if (kind === 'date') {
    const attribute = context.attributes.get(columnAttributeId(column) ?? 0);
    return dateReader(attribute, unit, context);
  }
  if (kind === 'place' && unit === 'project') {
    return remembered((text) => context.places.get(text)?.project ?? text);
  }
  // Numbers of one value may be written with other places.
  return kind === 'number' ? remembered(plainNumber) : remembered((text) => text);
}

/** Texts of cells are often the same. */
function remembered(read: (text: string) => string): KeyReader {
  const known = new Map<string, string>();
  return (cell) => {
    if (typeof cell === 'number') return String(cell);
    let key = known.get(cell);
    if (key === undefined) {
      key = read(cellText(cell));
      known.set(cell, key);
    }
    return key;
  };
}

function plainNumber(text: string): string {
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

function dateReader(
  attribute: Attribute | undefined,
  unit: GroupUnit | null,
  { firstDayOfWeek, zone }: KeyContext,
): KeyReader {
  const keyOfDay = keyOfDays(unit, firstDayOfWeek);
  const dayOfMoment = localDays(zone);
  const keyOfMoment = (seconds: number) => keyOfDay(dayOfMoment(seconds));
  const isLocal = attribute?.time === 1 && attribute.local === 1;
  const keyOfText = remembered((text) => {
    const time = readWireDate(text);
    // What is no date is not lost: it is a group of its own.
    if (time === null) return text;
    const seconds = unixTime(time);
    return isLocal ? keyOfMoment(seconds) : keyOfDay(Math.floor(seconds / secondsOfDay));
  });
  return (cell) => (typeof cell === 'number' ? keyOfMoment(cell) : keyOfText(cell));
}

const secondsOfDay = 86_400;

/**
 * The day of a moment where the one who looks is, in days since 1970. A calendar is asked only for the ends of a day of
 * UTC, and for moments in the few in which clocks are changed: lists are long.
 */
function localDays(zone: Zone): (seconds: number) => number {
  const offsets = new Map<number, number>();
  function offsetAt(seconds: number): number {
    const minute = seconds - (seconds % 60);
    return unixTime(zone.toLocal(utcTimeOf(new Date(minute * 1000)))) - minute;
  }
  function offsetAtStart(day: number): number {
    let offset = offsets.get(day);
    if (offset === undefined) {
      offset = offsetAt(day * secondsOfDay);
      offsets.set(day, offset);
    }
    return offset;
  }
  return (seconds) => {
    const day = Math.floor(seconds / secondsOfDay);
    const atStart = offsetAtStart(day);
    const offset = atStart === offsetAtStart(day + 1) ? atStart : offsetAt(seconds);
    return Math.floor((seconds + offset) / secondsOfDay);
  };
}

/** The keys of days, which are few. */
function keyOfDays(unit: GroupUnit | null, firstDayOfWeek: number): (day: number) => string {
  const keys = new Map<number, string>();
  return (day) => {
    let key = keys.get(day);
    if (key === undefined) {
      key = keyOfStart(day, unit, firstDayOfWeek);
      keys.set(day, key);
    }
    return key;
  };
}

function keyOfStart(day: number, unit: GroupUnit | null, firstDayOfWeek: number): string {
  const date = toWireDate(utcTimeOf(new Date(day * secondsOfDay * 1000)), false);
  if (unit === 'month') return date.slice(0, -3);
  const week = unit === 'week' ? periodAt(date, { unit, count: 1 }, firstDayOfWeek) : null;
  return week?.first ?? date;
}

/** Puts the keys of values in the order of groups: choices as their definition has them, the rest by value. */
export function sortKeys(
  keys: readonly string[],
  grouping: Grouping,
  context: KeyContext,
): readonly string[] {
  const rankOf = rankReader(grouping, context);
  return keys
    .map((key) => ({ key, rank: rankOf(key) }))
    .sort((one, other) => compareRanks(one.rank, other.rank) || compareTexts(one.key, other.key))
    .map(({ key }) => key);
}

/** What keys are compared by, the most important first. */
type Rank = readonly (number | string | Decimal)[];

function rankReader(
  { column, unit }: Grouping,
  { attributes, places }: KeyContext,
): (key: string) => Rank {
  switch (groupKindOf(column, attributes)) {
    case 'choice':
      return choiceRank(attributes.get(columnAttributeId(column) ?? 0)?.items ?? []);
    case 'place':
      return (key) => {
        const place = unit === 'project' ? undefined : places.get(key);
        return place ? [textKey(place.project), textKey(place.folder)] : [textKey(key)];
      };
    case 'number':
      return (key) => [readDecimal(key) ?? key];
    default:
      return (key) => [textKey(key)];
  }
}

/** Several choices stand behind the first of them alone; what was a choice once, behind those of today. */
function choiceRank(items: readonly string[]): (key: string) => Rank {
  const places = new Map(items.map((item, index) => [item, index]));
  const rankOf = (item: string): Rank => [places.get(item) ?? items.length, textKey(item)];
  return (key) => (places.has(key) ? rankOf(key) : splitItems(key).flatMap(rankOf));
}

function compareRanks(one: Rank, other: Rank): number {
  for (const [index, mine] of one.entries()) {
    const theirs = other[index];
    const difference = theirs === undefined ? 1 : compareParts(mine, theirs);
    if (difference !== 0) return difference;
  }
  return one.length - other.length;
}

function compareParts(one: Rank[number], other: Rank[number]): number {
  if (typeof one === 'string' && typeof other === 'string') return compareTexts(one, other);
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  if (typeof one === 'object' && typeof other === 'object') return compareDecimals(one, other);
  // What is no number comes after those that are.
  return Number(typeof one === 'string') - Number(typeof other === 'string');
}
