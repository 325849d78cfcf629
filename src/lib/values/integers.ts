import { type Result, failure, success } from '../result';
import { ApiErrorCode } from '@/protocol/errorCodes';

/** Reads a whole number of any size. Code: 332. */
export function parseInteger(text: string): Result<number> {
  // The sum turns -0 into 0.
  return /^-?\d+$/.test(text) ? success(Number(text) + 0) : failure(ApiErrorCode.InvalidFormat);
}
