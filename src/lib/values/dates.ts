import { escapeRegExp } from '../escapeRegExp';
import { type Result, failure, success } from '../result';
import type { FormatSettings } from './formats';
import type { ParsedValue } from './parsedValue';
import { valueErrors } from './valueErrors';
import { type CalendarTime, type Zone, browserZone } from './zone';

export interface DateRules {
  /** The value has a time of day. */
  readonly time?: boolean;
  /** The value is stored in UTC and shown in the viewer's zone. */
  readonly local?: boolean;
}

/**
 * Reads a date in the user's format (screens 13.4).
 * Codes: 332 shape, 333 no such date, 334 no such time.
 */
export function parseDate(
  text: string,
  rules: DateRules,
  formats: FormatSettings,
  zone: Zone = browserZone,
): Result<ParsedValue> {
  const parsed = parseCalendarTime(text, rules.time ?? false, formats);
  if (!parsed.ok) {
    return parsed;
  }
  const stored = rules.time && rules.local ? zone.toUtc(parsed.value) : parsed.value;
  if (stored.year < 1 || stored.year > 9999) {
    return failure(valueErrors.InvalidDate);
  }
  return success({
    text: formatCalendarTime(parsed.value, rules.time ?? false, formats),
    wire: toWireDate(stored, rules.time ?? false),
  });
}

/** Shows a date of the server; what is no date is shown as it is, null as nothing. */
export function formatDate(
  wire: string | null,
  rules: DateRules,
  formats: FormatSettings,
  zone: Zone = browserZone,
): string {
  const time = readWireDate(wire ?? '');
  if (time === null) {
    return wire ?? '';
  }
  const shown = rules.time && rules.local ? zone.toLocal(time) : time;
  return formatCalendarTime(shown, rules.time ?? false, formats);
}

/** Reads what `formatCalendarTime` writes; a missing time is midnight. Codes as in `parseDate`. */
export function parseCalendarTime(
  text: string,
  withTime: boolean,
  formats: FormatSettings,
): Result<CalendarTime> {
  const groups = shapeOf(withTime, formats).exec(text)?.groups;
  if (!groups) {
    return failure(valueErrors.InvalidFormat);
  }
  const { y, m, d, h, min, half } = groups;
  const [year, month, day] = [Number(y), Number(m), Number(d)];
  if (!isRealDate(year, month, day)) {
    return failure(valueErrors.InvalidDate);
  }
  const written = h === undefined ? 0 : Number(h);
  const isHalfDay = half !== undefined;
  const minute = min === undefined ? 0 : Number(min);
  if (minute > 59 || (isHalfDay ? written < 1 || written > 12 : written > 23)) {
    return failure(valueErrors.InvalidTime);
  }
  const hour = isHalfDay ? (written % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : written;
  return success({ year, month, day, hour, minute });
}

/** Writes a date, with its time of day if wanted, in the user's format. */
export function formatCalendarTime(
  time: CalendarTime,
  withTime: boolean,
  formats: FormatSettings,
): string {
  const parts = {
    y: padded(time.year, 4),
    m: padded(time.month, formats.padMonth ? 2 : 1),
    d: padded(time.day, formats.padDay ? 2 : 1),
  };
  const [first, second, third] = orderOf(formats);
  const date = [parts[first], parts[second], parts[third]].join(formats.dateSeparator);
  return withTime ? `${date} ${formatTimeOfDay(time.hour, time.minute, formats)}` : date;
}

/** Writes a time of day, hour 0 to 23. */
export function formatTimeOfDay(hour: number, minute: number, formats: FormatSettings): string {
  const isHalfDay = formats.timeMode === 12;
  const shownHour = isHalfDay ? ((hour + 11) % 12) + 1 : hour;
  const half = isHalfDay ? (hour < 12 ? ' am' : ' pm') : '';
  return (
    padded(shownHour, formats.padHours ? 2 : 1) + formats.timeSeparator + padded(minute, 2) + half
  );
}

/** `YYYY-MM-DD`, with time `YYYY-MM-DD HH:mm` (api 4.6). */
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

function isRealDate(year: number, month: number, day: number): boolean {
  return (
    year >= 1 &&
    year <= 9999 &&
    month >= 1 &&
    month <= 12 &&
    day >= 1 &&
    day <= daysInMonth(year, month)
  );
}

function orderOf({
  dateOrder,
}: FormatSettings): readonly ['y' | 'm' | 'd', 'y' | 'm' | 'd', 'y' | 'm' | 'd'] {
  switch (dateOrder) {
    case 'ymd':
      return ['y', 'm', 'd'];
    case 'mdy':
      return ['m', 'd', 'y'];
    case 'dmy':
      return ['d', 'm', 'y'];
  }
}

function shapeOf(withTime: boolean, formats: FormatSettings): RegExp {
  const parts = { y: '(?<y>\\d{4})', m: '(?<m>\\d{1,2})', d: '(?<d>\\d{1,2})' };
  const date = orderOf(formats)
    .map((part) => parts[part])
    .join(escapeRegExp(formats.dateSeparator));
  const half = formats.timeMode === 12 ? ' *(?<half>[ap]m)' : '';
  const time = `(?<h>\\d{1,2})${escapeRegExp(formats.timeSeparator)}(?<min>\\d{1,2})${half}`;
  return new RegExp(withTime ? `^${date}(?: ${time})?$` : `^${date}$`, 'i');
}

function padded(value: number, digits: number): string {
  return String(value).padStart(digits, '0');
}
