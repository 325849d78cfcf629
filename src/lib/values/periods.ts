/** Weeks, months and the like, that divide a time into parts. Days are dates (`YYYY-MM-DD`). */
import type { Dayjs } from 'dayjs';
import { yearRange } from '@/protocol/limits';
import { dayOf } from './days';

/** What one part is: so many days, weeks, months or years. */
export interface PeriodSize {
  readonly unit: 'day' | 'week' | 'month' | 'year';
  readonly count: number;
}

/** The first and the last day of a part. */
export interface Period {
  readonly first: string;
  readonly last: string;
}

const sizes: readonly PeriodSize[] = [
  { unit: 'day', count: 1 },
  { unit: 'week', count: 1 },
  { unit: 'month', count: 1 },
  { unit: 'month', count: 3 },
  ...[1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000].map((count) => ({
    unit: 'year' as const,
    count,
  })),
];

/** Where the part begins that holds a day; weeks as the server begins them (0 = Sunday). */
function startOf(day: Dayjs, { unit, count }: PeriodSize, firstDayOfWeek: number): Dayjs {
  switch (unit) {
    case 'day':
      return day;
    case 'week':
      return day.subtract((day.day() - firstDayOfWeek + 7) % 7, 'day');
    case 'month':
      return day.date(1).month(day.month() - (day.month() % count));
    case 'year':
      return day
        .date(1)
        .month(0)
        .year(day.year() - (day.year() % count));
  }
}

interface Span {
  readonly first: string;
  readonly last: string;
  /** 0 = Sunday. */
  readonly firstDayOfWeek: number;
}

/** Divides the days from the first to the last, both included, into the smallest parts of which there are not too many. */
export function dividePeriods(
  span: Span,
  most: number,
): { readonly size: PeriodSize; readonly periods: readonly Period[] } {
  const first = dayOf(span.first);
  const last = dayOf(span.last);
  if (!first || !last || first.isAfter(last)) {
    return { size: { unit: 'day', count: 1 }, periods: [] };
  }
  for (const size of sizes) {
    const starts: Dayjs[] = [];
    let start = startOf(first, size, span.firstDayOfWeek);
    while (!start.isAfter(last) && starts.length <= most) {
      starts.push(start);
      start = start.add(size.count, size.unit);
    }
    if (starts.length <= most) {
      const ends = [...starts.slice(1), start].map((next) => next.subtract(1, 'day'));
      const periods = starts.map((day, index) => ({
        first: kept(day),
        last: kept(ends[index] ?? day),
      }));
      return { size, periods };
    }
  }
  return { size: { unit: 'year', count: yearRange.max }, periods: [span] };
}

/** The part that holds a day, by itself; null for what is no day. Weeks begin as the server begins them (0 = Sunday). */
export function periodAt(date: string, size: PeriodSize, firstDayOfWeek: number): Period | null {
  const day = dayOf(date);
  if (!day) return null;
  const first = startOf(day, size, firstDayOfWeek);
  return { first: kept(first), last: kept(first.add(size.count, size.unit).subtract(1, 'day')) };
}

/** The day so many parts later; where a month is shorter, its last day. */
export function addPeriods(date: string, size: PeriodSize, times: number): string {
  const day = dayOf(date);
  return day ? kept(day.add(size.count * times, size.unit)) : date;
}

/** Within the years that dates may have. */
function kept(day: Dayjs): string {
  if (day.year() > yearRange.max) return '9999-12-31';
  return day.year() < yearRange.min ? '0001-01-01' : day.format('YYYY-MM-DD');
}

/** The part that holds a day, from 0; -1 when none does. */
export function periodOf(periods: readonly Period[], day: string): number {
  let low = 0;
  let high = periods.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const period = periods[middle];
    if (!period) return -1;
    if (day < period.first) high = middle - 1;
    else if (day > period.last) low = middle + 1;
    else return middle;
  }
  return -1;
}
