/** The expressions of defaults and filters, as they travel (protocol 6.4). */
import { type Result, failure, success } from '@/lib/result';
import { meTypes, wireWords } from '@/lib/values/formatExpressions';
import { addDays } from '@/lib/values/days';
import { ApiErrorCode } from '@/protocol/errorCodes';

/**
 * Whether a value of this type stands for something that is known only when it is used: the user, or a day near the
 * present one. Code 332 when it only begins like that.
 */
export function readExpression(type: string, text: string): Result<boolean> {
  if (meTypes.includes(type)) return readWord(text, wireWords.me, /^$/);
  if (type === 'DATETIME') return readWord(text, wireWords.today, /^(?:[+-][1-9]\d{0,6})?$/);
  return success(false);
}

function readWord(text: string, word: string, rest: RegExp): Result<boolean> {
  if (!text.startsWith(word)) return success(false);
  return rest.test(text.slice(word.length)) ? success(true) : failure(ApiErrorCode.InvalidFormat);
}

/** The date meant by `[Today]±N`, or the text itself if it is a date. */
export function resolveDate(text: string, today: string): string {
  if (!text.startsWith(wireWords.today)) return text;
  return addDays(today, Number(text.slice(wireWords.today.length)));
}
