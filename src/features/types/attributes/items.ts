/** The items of a dropdown list, written one on a line. */
import { failure, type Result, success } from '@/lib/result';
import { checkLength } from '@/lib/values/choices';
import { toSingleLine } from '@/lib/values/singleLine';
import { normalizeString } from '@/lib/values/strings';
import { valueErrors } from '@/lib/values/valueErrors';
import { ApiErrorCode } from '@/protocol/errorCodes';
import { maxLengths } from '@/protocol/limits';

/** What the items have to keep to. */
export interface ItemRules {
  /** Characters of an item. */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** Values are lists with commas, which therefore must not be in an item. */
  readonly isMultiple: boolean;
}

/**
 * Reads the items, cleaned of needless blanks and empty lines.
 * Codes: 325 none, 319 and 326 and 327 of an item, 355 comma, 337 repeated item.
 */
export function parseItems(text: string, { min, max, isMultiple }: ItemRules): Result<string[]> {
  const items: string[] = [];
  for (const line of text.split(/\r?\n/)) {
    const item = normalizeString(line, {
      allowEmpty: true,
      maxLength: max ?? maxLengths.value,
    });
    if (!item.ok) return failure(item.code, toSingleLine(line));
    const { value } = item;
    if (value === '') continue;
    const length = checkLength(value, { minLength: min });
    if (!length.ok) return failure(length.code, value);
    if (isMultiple && value.includes(',')) return failure(ApiErrorCode.CommaNotAllowed, value);
    if (items.includes(value)) return failure(valueErrors.DuplicateItems, value);
    items.push(value);
  }
  return items.length === 0 ? failure(valueErrors.EmptyValue) : success(items);
}

/** The items as far as they can be read: what is suggested while they are still being written. */
export function suggestedItems(text: string): string[] {
  const lines = text.split('\n').map(toSingleLine);
  return [...new Set(lines)].filter((line) => line !== '');
}
