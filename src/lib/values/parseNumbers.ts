import { escapeRegExp } from '../escapeRegExp';
import { type Result, failure, success } from '../result';
import { ApiErrorCode } from '@/protocol/errorCodes';
import { type Decimal, compareDecimals, decimalParts, readDecimal, rescale } from './decimals';
import { formatDecimal, type NumberFormats, type NumberRules } from './formatNumbers';
import type { ParsedValue } from './parsedValue';

/** Reads a number of any size in the user's format (screens 13.3). Codes: 332 shape, 330 too many decimals. */
export function parseNumber(
  text: string,
  rules: NumberRules,
  formats: NumberFormats,
): Result<ParsedValue> {
  const places = rules.decimal ?? 0;
  const plain = toPlain(text, formats);
  const number = plain === null ? null : readDecimal(plain);
  if (number === null) {
    return failure(ApiErrorCode.InvalidFormat);
  }
  const exact = rescale(number, places);
  if (compareDecimals(exact, number) !== 0) {
    return failure(ApiErrorCode.TooManyDecimals);
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

function toWire(number: Decimal): string {
  const { sign, integer, fraction } = decimalParts(number);
  return sign + integer + (fraction === '' ? '' : `.${fraction}`);
}
