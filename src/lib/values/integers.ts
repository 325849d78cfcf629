import { type Result, failure, success } from '../result';
import { valueErrors } from './valueErrors';

const INTEGER_MIN = -2147483648;
const INTEGER_MAX = 2147483647;

export interface IntegerRules {
  readonly min?: number;
  readonly max?: number;
}

/** Reads a 32-bit integer (screens 13.3). Codes: 332 shape, 328 below the minimum, 329 above the maximum. */
export function parseInteger(
  text: string,
  { min = INTEGER_MIN, max = INTEGER_MAX }: IntegerRules = {},
): Result<number> {
  if (!/^-?\d+$/.test(text)) {
    return failure(valueErrors.InvalidFormat);
  }
  // The sum turns -0 into 0.
  const value = Number(text) + 0;
  if (value < Math.max(min, INTEGER_MIN)) {
    return failure(valueErrors.NumberTooLittle);
  }
  if (value > Math.min(max, INTEGER_MAX)) {
    return failure(valueErrors.NumberTooGreat);
  }
  return success(value);
}

/** Reads the id of an issue, comment or file with an optional leading `#` (screens 11.9). Codes: 325, 328, 329, 332. */
export function parseItemId(text: string): Result<number> {
  const digits = text.trim();
  if (digits === '') {
    return failure(valueErrors.EmptyValue);
  }
  return parseInteger(digits.startsWith('#') ? digits.slice(1) : digits, { min: 1 });
}
