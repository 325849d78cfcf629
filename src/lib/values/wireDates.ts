import type { CalendarTime } from './zone';

/** `YYYY-MM-DD`, with time `YYYY-MM-DD HH:mm` (protocol 4.6). */
export function toWireDate(time: CalendarTime, withTime: boolean): string {
  const date = `${padded(time.year, 4)}-${padded(time.month, 2)}-${padded(time.day, 2)}`;
  return withTime ? `${date} ${padded(time.hour, 2)}:${padded(time.minute, 2)}` : date;
}

/** Reads wire format, a missing time as midnight; null when it is no date and time. */
export function readWireDate(wire: string): CalendarTime | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})(?: (\d{2}):(\d{2}))?$/.exec(wire);
  if (!match) {
    return null;
  }
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = match
    .slice(1)
    .map((part: string | undefined) => Number(part ?? 0));
  return isRealDate(year, month, day) && hour < 24 && minute < 60
    ? { year, month, day, hour, minute }
    : null;
}

/** Days of a month; months count from 1. */
export function daysInMonth(year: number, month: number): number {
  const isLeapYear = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  if (month === 2) {
    return isLeapYear ? 29 : 28;
  }
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** Whether the calendar has such a day, in a year the server knows. */
export function isRealDate(year: number, month: number, day: number): boolean {
  return (
    year >= 1 &&
    year <= 9999 &&
    month >= 1 &&
    month <= 12 &&
    day >= 1 &&
    day <= daysInMonth(year, month)
  );
}

/** A number with leading zeros. */
export function padded(value: number, digits: number): string {
  return String(value).padStart(digits, '0');
}
