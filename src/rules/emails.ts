import { type Result, andThen, failure, success } from '@/lib/result';
import { ApiErrorCode } from '@/protocol/errorCodes';
import { maxLengths } from '@/protocol/limits';
import { checkLine } from './texts';

/** Letters of any script, but a top-level domain of plain ones. */
const pattern = /^[\p{L}\p{N}_.%+-]+@[\p{L}\p{N}_.-]+\.[a-z]{2,}$/iu;

/** Codes: 325, 327, 319, 335 (protocol 6.2). */
export function checkEmail(email: string): Result<string> {
  return andThen(checkLine(email, maxLengths.email), (line) =>
    pattern.test(line) ? success(line) : failure(ApiErrorCode.InvalidEmail),
  );
}
