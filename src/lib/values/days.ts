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
