/** Which places of a text a comparison asks for: any of them, or the one at its start or end. */
import { type FoundPlace, foundPlaces } from '@/lib/foundPlaces';
import { textKey } from '@/rules/textKey';

/** The comparisons that look for a part of a text. */
export const partOperators = ['BEG', 'CON', 'END'] as const;

export type PartOperator = (typeof partOperators)[number];

/** The places of `sought` in the whole text of a cell that an operator finds. */
export function askedPlaces(text: string, operator: PartOperator, sought: string): FoundPlace[] {
  if (operator === 'CON') return foundPlaces(text, sought, textKey);
  const key = textKey(sought);
  if (key === '') return [];
  if (operator === 'END') return placeAtEnd(text, key);
  return textKey(text).startsWith(key) ? foundPlaces(text, sought, textKey).slice(0, 1) : [];
}

/** From the end on: from the start, one that overlaps another before it would be missed, as `aa` in `aaa`. */
function placeAtEnd(text: string, key: string): FoundPlace[] {
  if (!textKey(text).endsWith(key)) return [];
  let start = text.length;
  while (start > 0 && !textKey(text.slice(start)).endsWith(key)) start -= 1;
  return [{ start, end: text.length }];
}
