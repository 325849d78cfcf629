import { readWireDate, toWireDate } from '@/lib/values/wireDates';

import { localTime, momentOf } from './timeZone';

/** Today's date (`YYYY-MM-DD`) in a zone. */
export function today(now: number, timeZone: string): string {
  return toWireDate(localTime(now, timeZone), false);
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
