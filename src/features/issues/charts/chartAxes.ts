/** By what issues are counted: the values of a column, spans of time, ages. */
import { ticks } from 'd3-array';
import { cellText } from '@/lib/cellMarkup';
import { addDays } from '@/lib/values/days';
import { formatDate } from '@/lib/values/formatDates';
import { wireWords } from '@/lib/values/formatExpressions';
import { formatValue } from '@/lib/values/formatValues';
import { formatNumber } from '@/lib/values/formatNumbers';
import { dividePeriods, type Period, periodOf, type PeriodSize } from '@/lib/values/periods';
import { steadyHue } from '@/lib/steadyHue';
import { readWireDate, toWireDate } from '@/lib/values/wireDates';
import { utcTimeOf } from '@/lib/values/zone';
import type { Attribute } from '@/protocol/attributes';
import { Column, columnAttributeId } from '@/protocol/enums';
import type { ListedIssue } from '@/protocol/issues';
import { textKey } from '@/rules/textKey';
import { columnRules } from '@/rules/viewDefinitions';
import { type FilterContext, problemOfPart } from '../filter/filterRules';
import type { FilterCondition } from '../filter/filterText';
import type { ChartItem } from './chartTable';

/** The words of a chart that are not in the list. */
export interface ChartWords {
  /** In place of a value where there is none. */
  readonly empty: string;
  /** For the values that have no place of their own. */
  readonly others: string;
  /** From one to another. */
  range(from: string, to: string): string;
  /** A month with its year, of a date; long, or as short as it is read. */
  month(date: string, isShort: boolean): string;
  /** So many days old, or older where `to` is missing. */
  age(from: number, to: number | null): string;
}

/** What a chart is made with. */
export interface ChartContext extends FilterContext {
  readonly words: ChartWords;
}

/** The items in their order, and the place of each issue among them. */
export interface ChartAxis {
  readonly items: readonly ChartItem[];
  placeOf(issue: ListedIssue): number;
}

/** What the values of a column are; those that list a place are texts. */
function typeOfColumn(column: number, { attributes }: ChartContext): string {
  return columnRules(column, attributes)?.type ?? 'TEXT';
}

/** Counts by a column, in no more than so many items. */
export function columnAxis(
  issues: readonly ListedIssue[],
  column: number,
  context: ChartContext,
  most: number,
): ChartAxis {
  switch (typeOfColumn(column, context)) {
    case 'DATETIME':
      return timeAxis(issues, [column], context, most).axes[0] ?? { items: [], placeOf: () => -1 };
    case 'NUMERIC':
      return numberAxis(issues, column, context, most);
    default: {
      const read = cellReader(column, context);
      return valueAxis(issues.map(read), column, context, most, read);
    }
  }
}

/** Reads the text of a column. */
export function cellReader(
  column: number,
  { columns }: ChartContext,
): (issue: ListedIssue) => string {
  const index = columns.findIndex(({ id }) => id === column);
  return ({ cells }) => cellText(cells[index]);
}

const emptyKey = '';
const othersKey = '…';

/** What compares alike is one item: the condition on it finds all of them. */
const keyOfValue = (text: string) => (text === '' ? emptyKey : `=${textKey(text)}`);

/**
 * Counts by texts: in the order of the choices of the attribute, then the most frequent first; empty ones, and those
 * for which there is no room, at the end.
 *
 * @param texts - how often each counts in that order
 */
export function valueAxis<Item>(
  texts: readonly string[],
  column: number,
  context: ChartContext,
  most: number,
  read: (item: Item) => string,
): { items: readonly ChartItem[]; placeOf(item: Item): number } {
  const found = new Map<string, { label: string; count: number }>();
  for (const text of texts) {
    const key = keyOfValue(text);
    const known = found.get(key);
    if (known) known.count += 1;
    else found.set(key, { label: text, count: 1 });
  }
  const choices = attributeOf(column, context)?.items ?? [];
  const places = new Map(choices.map((choice, index) => [keyOfValue(choice), index]));
  const placeIn = (key: string) =>
    key === emptyKey ? Infinity : (places.get(key) ?? choices.length);
  const frequent = [...found].sort(([, one], [, other]) => other.count - one.count);
  const kept = new Set(
    (frequent.length > most ? frequent.slice(0, most - 1) : frequent).map(([key]) => key),
  );
  const shown = frequent
    .filter(([key]) => kept.has(key))
    .sort(
      ([key, one], [otherKey, other]) =>
        (placeIn(key) === placeIn(otherKey) ? 0 : placeIn(key) - placeIn(otherKey)) ||
        other.count - one.count ||
        (one.label < other.label ? -1 : 1),
    );
  const items = shown.map(([key, { label }]) => valueItem(key, label, column, context));
  if (shown.length < found.size) {
    items.push({ key: othersKey, label: context.words.others, hue: null, conditions: null });
  }
  const indexes = new Map(items.map(({ key }, index) => [key, index]));
  return {
    items,
    placeOf: (item) => indexes.get(keyOfValue(read(item))) ?? items.length - 1,
  };
}

function attributeOf(column: number, { attributes }: ChartContext): Attribute | undefined {
  return attributes.get(columnAttributeId(column) ?? 0);
}

function valueItem(key: string, text: string, column: number, context: ChartContext): ChartItem {
  const attribute = attributeOf(column, context);
  const label =
    text === ''
      ? context.words.empty
      : attribute
        ? formatValue(attribute, text, { formats: context.formats, zone: context.occasion.zone })
        : text;
  return {
    key,
    label,
    hue: text === '' ? null : steadyHue(text),
    conditions: conditionsOf([{ column, operator: 'EQ', value: text }], context),
  };
}

/** Those that can be applied; null where one cannot. */
function conditionsOf(
  conditions: readonly FilterCondition[],
  { attributes }: ChartContext,
): readonly FilterCondition[] | null {
  // A text that reads like the word for the user would find something else.
  const isWord = conditions.some(({ value }) => value === wireWords.me);
  return !isWord && conditions.every((part) => problemOfPart(part, attributes) === null)
    ? conditions
    : null;
}

/** Each number by itself as long as they are few, else spans of numbers. */
function numberAxis(
  issues: readonly ListedIssue[],
  column: number,
  context: ChartContext,
  most: number,
): ChartAxis {
  const read = cellReader(column, context);
  const rules = attributeOf(column, context) ?? { decimal: 0, strip: 0 };
  const digits = rules.decimal ?? 0;
  const write = (number: number) => number.toFixed(digits);
  const show = (number: number) =>
    formatNumber(write(number), { decimal: digits, strip: rules.strip === 1 }, context.formats);
  const texts = issues.map(read);
  const numbers = [...new Set(texts.filter((text) => text !== '').map(Number))].sort(
    (one, other) => one - other,
  );
  const hasEmpty = texts.includes('');
  const room = most - (hasEmpty ? 1 : 0);
  const [lowest = 0] = numbers;
  const highest = numbers.at(-1) ?? 0;
  const starts = numbers.length <= Math.min(room, 12) ? numbers : startsOf(lowest, highest, room);
  const isEach = starts === numbers;
  const items = starts.map((start, index): ChartItem => {
    const next = starts[index + 1];
    const isLast = next === undefined;
    const from = { column, operator: 'GTE', value: write(start) } as const;
    const to = { column, operator: 'LT', value: write(next ?? start) } as const;
    const only = { column, operator: 'EQ', value: write(start) } as const;
    return {
      key: write(start),
      label: isEach ? show(start) : context.words.range(show(start), isLast ? '' : show(next)),
      ...(!isEach && { short: show(start) }),
      hue: null,
      conditions: conditionsOf(isEach ? [only] : isLast ? [from] : [from, to], context),
    };
  });
  if (hasEmpty) items.push(valueItem(emptyKey, '', column, context));
  return {
    items,
    placeOf: (issue) => {
      const text = read(issue);
      if (text === '') return items.length - 1;
      return starts.findLastIndex((start) => start <= Number(text));
    },
  };
}

/** Round numbers, the first not above the lowest. */
function startsOf(lowest: number, highest: number, most: number): readonly number[] {
  for (let wanted = Math.min(most, 10); wanted > 1; wanted -= 1) {
    const round = ticks(lowest, highest, wanted);
    const [first = lowest, second = highest] = round;
    const starts = first > lowest ? [first - (second - first), ...round] : round;
    if (starts.length <= most) return starts;
  }
  return [lowest];
}

/** Of each column, and what the parts are. */
interface TimeAxes {
  readonly periods: readonly Period[];
  readonly axes: readonly ChartAxis[];
}

/** Counts by when: all of the columns by the same spans of time. */
export function timeAxis(
  issues: readonly ListedIssue[],
  columns: readonly number[],
  context: ChartContext,
  most: number,
): TimeAxes {
  const readers = columns.map((column) => dayReader(column, context));
  const days = readers.flatMap((read) => issues.map(read)).filter((day) => day !== null);
  const hasEmpty = days.length < issues.length * columns.length;
  const { size, periods } = periodsOf(days, context, most - (hasEmpty ? 1 : 0));
  const axes = columns.map((column, index): ChartAxis => {
    const items = periods.map((period): ChartItem => ({
      ...periodItem(period, size, context),
      conditions: conditionsOf(
        [
          { column, operator: 'GTE', value: period.first },
          { column, operator: 'LTE', value: period.last },
        ],
        context,
      ),
    }));
    if (hasEmpty) items.push(valueItem(emptyKey, '', column, context));
    return {
      items,
      placeOf: (issue) => {
        const day = readers[index]?.(issue) ?? null;
        return day === null ? items.length - 1 : periodOf(periods, day);
      },
    };
  });
  return { periods, axes };
}

/** The spans of time that hold the days. */
export function periodsOf(days: readonly string[], { formats }: ChartContext, most: number) {
  const [one = ''] = days;
  let first = one;
  let last = one;
  for (const day of days) {
    if (day < first) first = day;
    if (day > last) last = day;
  }
  return dividePeriods({ first, last, firstDayOfWeek: formats.firstDayOfWeek }, most);
}

/** What a span of time is called. */
export function periodItem(
  { first, last }: Period,
  { unit, count }: PeriodSize,
  { formats, words }: ChartContext,
): Omit<ChartItem, 'conditions'> {
  const show = (date: string) => formatDate(date, {}, formats);
  const yearOf = (date: string) => String(Number(date.slice(0, 4)));
  const about = { key: first, hue: null };
  switch (unit) {
    case 'day':
      return { ...about, label: show(first) };
    case 'week':
      return { ...about, label: words.range(show(first), show(last)), short: show(first) };
    case 'month': {
      const month = words.month(first, false);
      return {
        ...about,
        label: count === 1 ? month : words.range(month, words.month(last, false)),
        short: words.month(first, true),
      };
    }
    case 'year':
      return {
        ...about,
        label: count === 1 ? yearOf(first) : words.range(yearOf(first), yearOf(last)),
        short: yearOf(first),
      };
  }
}

/** Reads the day of a column, where the browser is; null without one. */
export function dayReader(
  column: number,
  context: ChartContext,
): (issue: ListedIssue) => string | null {
  const index = context.columns.findIndex(({ id }) => id === column);
  const attribute = attributeOf(column, context);
  const isLocal = attribute?.time === 1 && attribute.local === 1;
  return ({ cells }) => {
    const cell = cells[index];
    if (typeof cell === 'number') return dayOfTime(cell, context);
    const date = readWireDate(cell ?? '');
    if (date === null) return null;
    return toWireDate(isLocal ? context.occasion.zone.toLocal(date) : date, false);
  };
}

/** The day of a moment (seconds since 1970), where the browser is. */
export function dayOfTime(seconds: number, { occasion }: ChartContext): string {
  return toWireDate(occasion.zone.toLocal(utcTimeOf(new Date(seconds * 1000))), false);
}

/** The days from which on an issue is older. */
const ages = [0, 7, 30, 90, 365];

/** Counts by how long ago issues were created, as of the day of the list. */
export function ageAxis(context: ChartContext): ChartAxis {
  const read = dayReader(Column.createdDate, context);
  const { today } = context.occasion;
  const since = (days: number) => (days === 0 ? '[Today]' : `[Today]-${String(days)}`);
  const items = ages.map((from, index): ChartItem => {
    const next = ages[index + 1];
    const column = Column.createdDate;
    const older = { column, operator: 'LTE', value: since(from) } as const;
    const younger = { column, operator: 'GTE', value: since((next ?? 1) - 1) } as const;
    return {
      key: String(from),
      label: context.words.age(from, next === undefined ? null : next - 1),
      hue: null,
      // One that is of tomorrow by the clock of the server is new.
      conditions: [...(from === 0 ? [] : [older]), ...(next === undefined ? [] : [younger])],
    };
  });
  const limits = ages.map((from) => addDays(today, -from));
  return {
    items,
    placeOf: (issue) => {
      const day = read(issue) ?? today;
      return Math.max(
        limits.findLastIndex((limit) => day <= limit),
        0,
      );
    },
  };
}
