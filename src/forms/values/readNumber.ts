import { andThen, failure, type Result, success } from '@/lib/result';
import type { NumberFormats, NumberRules } from '@/lib/values/formatNumbers';
import type { ParsedValue } from '@/lib/values/parsedValue';
import { parseNumber } from '@/lib/values/parseNumbers';
import { ApiErrorCode } from '@/protocol/errorCodes';
import { checkNumber } from '@/rules/numbers';

/** Reads a number in the user's format. Codes: 332 shape, 330 too many decimals, 331 too many digits. */
export function readNumber(
  text: string,
  rules: NumberRules,
  formats: NumberFormats,
): Result<ParsedValue> {
  return andThen(parseNumber(text, rules, formats), (parsed) =>
    // In the form of the wire, so that nothing but its length can be wrong.
    checkNumber(parsed.wire, rules.decimal ?? 0).ok
      ? success(parsed)
      : failure(ApiErrorCode.TooManyDigits),
  );
}
