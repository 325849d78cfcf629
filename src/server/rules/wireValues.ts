import { daysInMonth } from '@/lib/values/wireDates';
import { numericDigits } from '@/protocol/limits';

import { refuse } from '@/server/core/refusal';

/**
 * A number with exactly these decimals and no needless character. Codes: 332 shape, 331 too many digits.
 * A number that does not survive double precision has no canonical form, so its shape is wrong.
 */
export function checkNumber(text: string, decimals: number): string {
  if (!/^-?\d+(?:\.\d+)?$/.test(text) || Number(text).toFixed(decimals) !== text) {
    refuse('InvalidFormat');
  }
  if (Math.abs(Number(text)) >= 10 ** (numericDigits.total - decimals)) refuse('TooManyDigits');
  return text;
}

/** `YYYY-MM-DD`. Codes: 332 shape, 333 no such date. */
export function checkDate(text: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (match === null) refuse('InvalidFormat');
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number);
  if (year < 1 || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) {
    refuse('InvalidDate');
  }
  return text;
}

/** `YYYY-MM-DD HH:mm`. Codes: 332, 333, 334 no such time. */
export function checkDateTime(text: string): string {
  const match = /^(\d{4}-\d{2}-\d{2}) (\d{2}):(\d{2})$/.exec(text);
  if (match === null) refuse('InvalidFormat');
  const [, date = '', hour, minute] = match;
  checkDate(date);
  if (Number(hour) > 23 || Number(minute) > 59) refuse('InvalidTime');
  return text;
}
