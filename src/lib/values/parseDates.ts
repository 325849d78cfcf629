import { escapeRegExp } from '../escapeRegExp';
import { type Result, failure, success } from '../result';
import { ApiErrorCode } from '@/protocol/errorCodes';
import { yearRange } from '@/protocol/limits';
import { type DateRules, formatCalendarTime, orderOf } from './formatDates';
import type { FormatSettings } from './formats';
import type { ParsedValue } from './parsedValue';
import { isRealDate, toWireDate } from './wireDates';
import { type CalendarTime, type Zone, browserZone } from './zone';

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
  if (stored.year < yearRange.min || stored.year > yearRange.max) {
    return failure(ApiErrorCode.InvalidDate);
  }
  return success({
    text: formatCalendarTime(parsed.value, rules.time ?? false, formats),
    wire: toWireDate(stored, rules.time ?? false),
  });
}

/** Reads what `formatCalendarTime` writes; a missing time is midnight. Codes as in `parseDate`. */
export function parseCalendarTime(
  text: string,
  withTime: boolean,
  formats: FormatSettings,
): Result<CalendarTime> {
  const groups = shapeOf(withTime, formats).exec(text)?.groups;
  if (!groups) {
    return failure(ApiErrorCode.InvalidFormat);
  }
  const { y, m, d, h, min, half } = groups;
  const [year, month, day] = [Number(y), Number(m), Number(d)];
  if (!isRealDate(year, month, day)) {
    return failure(ApiErrorCode.InvalidDate);
  }
  const written = h === undefined ? 0 : Number(h);
  const isHalfDay = half !== undefined;
  const minute = min === undefined ? 0 : Number(min);
  if (minute > 59 || (isHalfDay ? written < 1 || written > 12 : written > 23)) {
    return failure(ApiErrorCode.InvalidTime);
  }
  const hour = isHalfDay ? (written % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : written;
  return success({ year, month, day, hour, minute });
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
