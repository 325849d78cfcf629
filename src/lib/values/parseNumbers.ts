import { escapeRegExp } from '../escapeRegExp';
import { type Result, failure, success } from '../result';
import { type Decimal, compareDecimals, decimalParts, readDecimal, rescale } from './decimals';
import { formatDecimal, type NumberFormats, type NumberRules } from './formatNumbers';
import type { ParsedValue } from './parsedValue';
import { valueErrors } from './valueErrors';

/** The server keeps so many digits, those after the point included. */
const MAX_DIGITS = 14;

/**
 * Reads a number in the user's format (screens 13.3).
 * Codes: 332 shape, 330 too many decimals, 331 too many digits, 328 and 329 outside the limits.
 */
export function parseNumber(
  text: string,
  rules: NumberRules,
  formats: NumberFormats,
): Result<ParsedValue> {
  const places = rules.decimal ?? 0;
  const plain = toPlain(text, formats);
  const number = plain === null ? null : readDecimal(plain);
  if (number === null) {
    return failure(valueErrors.InvalidFormat);
  }
  const exact = rescale(number, places);
  if (compareDecimals(exact, number) !== 0) {
    return failure(valueErrors.TooManyDecimals);
  }
  if (decimalParts(exact).integer.length > MAX_DIGITS - places) {
    return failure(valueErrors.TooManyDigits);
  }
  if (isBeyond(exact, rules.min, -1)) {
    return failure(valueErrors.NumberTooLittle);
  }
  if (isBeyond(exact, rules.max, 1)) {
    return failure(valueErrors.NumberTooGreat);
  }
  return success({ text: formatDecimal(exact, rules, formats), wire: toWire(exact) });
}

function toPlain(text: string, { groupSeparator, decimalSeparator }: NumberFormats): string | null {
  const point = escapeRegExp(decimalSeparator);
  const group = escapeRegExp(groupSeparator);
  const grouped = group === '' ? '' : `|\\d{1,3}(?:${group}\\d{3})+`;
  const match = new RegExp(`^(-?)(\\d+${grouped})(?:${point}(\\d*))?$`).exec(text);
  if (!match) {
    return null;
  }
  const [, sign = '', integer = '', fraction = ''] = match;
  const digits = group === '' ? integer : integer.replaceAll(groupSeparator, '');
  return `${sign}${digits}.${fraction}`;
}

function isBeyond(number: Decimal, limit: string | undefined, side: -1 | 1): boolean {
  const bound = limit === undefined ? null : readDecimal(limit);
  return bound !== null && compareDecimals(number, bound) === side;
}

function toWire(number: Decimal): string {
  const { sign, integer, fraction } = decimalParts(number);
  return sign + integer + (fraction === '' ? '' : `.${fraction}`);
}
