import { readInteger } from '@/forms/values/readText';
import { failure, type Result } from '@/lib/result';
import { ApiErrorCode } from '@/protocol/errorCodes';
import { MAX_ID } from '@/protocol/firstLimits';

/** Reads the id of an issue, comment or file with an optional leading `#` (screens 11.9). Codes: 325, 328, 329, 332. */
export function readItemId(text: string): Result<number> {
  const digits = text.trim().replace(/^#(?=[\d-])/, '');
  return digits === ''
    ? failure(ApiErrorCode.EmptyValue)
    : readInteger(digits, { min: 1, max: MAX_ID });
}
