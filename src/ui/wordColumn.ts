import type { IntlShape, MessageDescriptor } from 'react-intl';
import { lengthOf } from '@/lib/textWidth';

/** Cyrillic letters are a little wider than those that `lengthOf` reckons with. */
const spare = 1;

/**
 * Caption and width of a column of words: all that can stand in it have room, so that it does not change with the rows,
 * and is as wide as the language needs.
 */
export function wordColumn(
  intl: IntlShape,
  caption: MessageDescriptor,
  words: Readonly<Record<string, MessageDescriptor>>,
): { title: string; chars: number } {
  const title = intl.formatMessage(caption);
  return {
    title,
    chars: charsOf([title, ...Object.values(words).map((word) => intl.formatMessage(word))]),
  };
}

/** So many digits are as wide as the longest of these texts. */
export function charsOf(texts: readonly string[]): number {
  return Math.max(...texts.map(lengthOf)) + spare;
}
