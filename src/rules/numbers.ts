import { type Result, failure, success } from '@/lib/result';
import { compareDecimals, readDecimal } from '@/lib/values/decimals';
import { ApiErrorCode } from '@/protocol/errorCodes';
import { numericDigits } from '@/protocol/limits';

/** What a number may be; null and undefined are no bound. */
export interface Range<Bound> {
  readonly min?: Bound | undefined;
  readonly max?: Bound | undefined;
}

/**
 * A number with exactly these decimals and no needless character. Codes: 332 shape, 331 too many digits.
 * A number that does not survive double precision has no canonical form, so its shape is wrong.
 */
export function checkNumber(text: string, decimals: number): Result<string> {
  if (!/^-?\d+(?:\.\d+)?$/.test(text) || Number(text).toFixed(decimals) !== text) {
    return failure(ApiErrorCode.InvalidFormat);
  }
  return Math.abs(Number(text)) < 10 ** (numericDigits.total - decimals)
    ? success(text)
    : failure(ApiErrorCode.TooManyDigits);
}

/** A number within limits, all of them as they travel. Codes: 328, 329. */
export function checkLimits(text: string, { min, max }: Range<string>): Result<string> {
  if (isLess(text, min)) return failure(ApiErrorCode.NumberTooLittle);
  return isLess(max, text) ? failure(ApiErrorCode.NumberTooGreat) : success(text);
}

/** A whole number within a range. Codes: 328, 329. */
export function checkRange(
  value: number,
  { min = -Infinity, max = Infinity }: Range<number>,
): Result<number> {
  if (value < min) return failure(ApiErrorCode.NumberTooLittle);
  return value > max ? failure(ApiErrorCode.NumberTooGreat) : success(value);
}

/** Whether both are numbers and the first is less than the second. */
export function isLess(first: string | undefined, second: string | undefined): boolean {
  const less = readDecimal(first ?? '');
  const more = readDecimal(second ?? '');
  return less !== null && more !== null && compareDecimals(less, more) < 0;
}
