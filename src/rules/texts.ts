import { type Result, failure, success } from '@/lib/result';
import { codePoints } from '@/lib/values/codePoints';
import { ApiErrorCode } from '@/protocol/errorCodes';

/** Text of one line, not empty. Codes: 325, 327, 319 (protocol 6.1). */
export function checkLine(text: string, maxLength: number): Result<string> {
  return text === '' ? failure(ApiErrorCode.EmptyValue) : checkOptionalLine(text, maxLength);
}

/** Text of one line that may be empty. Codes: 327, 319. */
export function checkOptionalLine(text: string, maxLength: number): Result<string> {
  if (codePoints(text) > maxLength) return failure(ApiErrorCode.StringTooLong);
  const hasStraySpaces = text.startsWith(' ') || text.endsWith(' ') || text.includes('  ');
  return hasStraySpaces || hasControlCharacters(text, '')
    ? failure(ApiErrorCode.InvalidString)
    : success(text);
}

/** Text of several lines, not empty. Codes: 325, 327, 319. */
export function checkText(text: string, maxLength: number): Result<string> {
  return text === '' ? failure(ApiErrorCode.EmptyValue) : checkOptionalText(text, maxLength);
}

/** Text of several lines that may be empty. Codes: 327, 319. Only TAB and LF are control characters of it. */
export function checkOptionalText(text: string, maxLength: number): Result<string> {
  if (codePoints(text) > maxLength) return failure(ApiErrorCode.StringTooLong);
  return text.endsWith(' ') || hasControlCharacters(text, '\t\n')
    ? failure(ApiErrorCode.InvalidString)
    : success(text);
}

/** Codes: 326, 327. */
export function checkLength(
  text: string,
  { min = 0, max }: { min?: number | undefined; max: number },
): Result<string> {
  const length = codePoints(text);
  if (length < min) return failure(ApiErrorCode.StringTooShort);
  return length > max ? failure(ApiErrorCode.StringTooLong) : success(text);
}

function hasControlCharacters(text: string, allowed: string): boolean {
  return Array.from(text).some((character) => {
    const isControl = character < ' ' || character === '\u007f';
    return isControl && !allowed.includes(character);
  });
}
