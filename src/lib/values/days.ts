import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { yearRange } from '@/protocol/limits';
import { readWireDate } from './wireDates';

dayjs.extend(utc);

/** A date (`YYYY-MM-DD`) to reckon with, in a zone without changes of the clock; null when it is none. */
export function dayOf(date: string): Dayjs | null {
  const read = readWireDate(date);
  if (read === null) return null;
  const { year, month, day } = read;
  // Not parsed: that would take years below 100 for those of the last century.
  return dayjs
    .utc(0)
    .year(year)
    .month(month - 1)
    .date(day);
}

/** The date (`YYYY-MM-DD`) so many days later, kept within the years that dates may have. */
export function addDays(date: string, days: number): string {
  const moved = dayOf(date)?.add(days, 'day');
  if (!moved) return date;
  if (!moved.isValid() || moved.year() > yearRange.max) return '9999-12-31';
  return moved.year() < yearRange.min ? '0001-01-01' : moved.format('YYYY-MM-DD');
}

/** Comes after all dates that there can be, compared as they travel; not one itself. */
const afterAllDates = '9999-12-31 24:00';

/**
 * What a day ends before, for dates compared as they travel: the beginning of the next one, which the last day of all
 * lacks. `startOf` tells where a day begins.
 */
export function endOfWireDay(date: string, startOf: (date: string) => string): string {
  const next = addDays(date, 1);
  return next === date ? afterAllDates : startOf(next);
}

/** How many days lie between two dates: 1 from a day to the next. */
export function daysBetween(from: string, to: string): number {
  return dayOf(to)?.diff(dayOf(from), 'day') ?? 0;
}

const daysOfWeek = 7;

/** The weeks that hold the days from the first to the last, each of seven days; '' for those that no date can have. */
export function weeksAround(
  { first, last }: { readonly first: string; readonly last: string },
  firstDayOfWeek: number,
): string[][] {
  const day = dayOf(first);
  if (!day) return [];
  const before = (day.day() - firstDayOfWeek + daysOfWeek) % daysOfWeek;
  const count = Math.ceil((before + daysBetween(first, last) + 1) / daysOfWeek);
  return Array.from({ length: count }, (_week, week) =>
    Array.from({ length: daysOfWeek }, (_day, at) => {
      const offset = week * daysOfWeek + at - before;
      const date = addDays(first, offset);
      return daysBetween(first, date) === offset ? date : '';
    }),
  );
}
