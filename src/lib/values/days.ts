import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { yearRange } from '@/protocol/limits';
import { readWireDate } from './wireDates';

dayjs.extend(utc);

/** The date (`YYYY-MM-DD`) so many days later, kept within the years that dates may have. */
export function addDays(date: string, days: number): string {
  const start = readWireDate(date);
  if (start === null) return date;
  const { year, month, day } = start;
  // Not parsed: that would take years below 100 for those of the last century.
  const moved = dayjs
    .utc(0)
    .year(year)
    .month(month - 1)
    .date(day)
    .add(days, 'day');
  if (!moved.isValid() || moved.year() > yearRange.max) return '9999-12-31';
  return moved.year() < yearRange.min ? '0001-01-01' : moved.format('YYYY-MM-DD');
}
