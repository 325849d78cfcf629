import { type Result, failure, success } from '@/lib/result';
import { ApiErrorCode } from '@/protocol/errorCodes';

/** Items joined by `, `. Code 332 for an empty item or one with a comma (protocol 6.3). */
export function splitList(text: string): Result<string[]> {
  const items = text.split(', ');
  return items.some((item) => item === '' || item.includes(','))
    ? failure(ApiErrorCode.InvalidFormat)
    : success(items);
}

/** Canonical integers joined by `,`. Code 332. */
export function splitIds(text: string): Result<number[]> {
  return /^(?:0|[1-9]\d{0,9})(?:,(?:0|[1-9]\d{0,9}))*$/.test(text)
    ? success(text.split(',').map(Number))
    : failure(ApiErrorCode.InvalidFormat);
}

/** Code 337, with the item that is there twice. */
export function checkDistinct<Item extends string | number>(
  items: readonly Item[],
): Result<readonly Item[]> {
  const seen = new Set<Item>();
  for (const item of items) {
    if (seen.has(item)) return failure(ApiErrorCode.DuplicateItems, String(item));
    seen.add(item);
  }
  return success(items);
}
