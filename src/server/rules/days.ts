import { readWireDate, toWireDate } from '@/lib/values/wireDates';
import { yearRange } from '@/protocol/limits';

import { localTime, momentOf, unixTime } from './timeZone';

const secondsPerDay = 86_400;

/** Today's date (`YYYY-MM-DD`) in a zone. */
export function today(now: number, timeZone: string): string {
  return toWireDate(localTime(now, timeZone), false);
}

/** The date so many days later, kept within the years that dates may have. */
export function addDays(date: string, days: number): string {
  const start = readWireDate(date);
  if (start === null) return date;
  const { year, ...moved } = localTime(unixTime(start) + days * secondsPerDay, 'UTC');
  if (Number.isNaN(year) || year > yearRange.max) return '9999-12-31';
  return year < yearRange.min ? '0001-01-01' : toWireDate({ year, ...moved }, false);
}

/** The moment (Unix seconds) at which a day begins in a zone. */
export function startOfDay(date: string, timeZone: string): number {
  const start = readWireDate(date);
  return start === null ? 0 : momentOf(start, timeZone);
}

/** A moment as date and time in wire format, in UTC or another zone. */
export function wireTime(moment: number, timeZone: string): string {
  return toWireDate(localTime(moment, timeZone), true);
}
