import { yearRange } from '@/protocol/limits';
import { readWireDate, toWireDate } from './wireDates';
import { utcTimeOf } from './zone';

const millisecondsPerDay = 86_400_000;

/** The date (`YYYY-MM-DD`) so many days later, kept within the years that dates may have. */
export function addDays(date: string, days: number): string {
  const start = readWireDate(date);
  if (start === null) return date;
  const moved = new Date(0);
  moved.setUTCFullYear(start.year, start.month - 1, start.day);
  moved.setTime(moved.getTime() + days * millisecondsPerDay);
  const time = utcTimeOf(moved);
  if (Number.isNaN(time.year) || time.year > yearRange.max) return '9999-12-31';
  return time.year < yearRange.min ? '0001-01-01' : toWireDate(time, false);
}
