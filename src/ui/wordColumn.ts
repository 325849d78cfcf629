import type { IntlShape, MessageDescriptor } from 'react-intl';
import { lengthOf } from '@/lib/textWidth';
import type { GridColumn } from './gridColumn';

/** Cyrillic letters are a little wider than those that `lengthOf` reckons with. */
const spare = 1;

/**
 * A column of words: all that can stand in it have room, so that it does not change with the rows, and is as wide as the
 * language needs. `wordOf` tells which one a row has.
 */
export function wordColumn<Row, Word extends string | number>(
  intl: IntlShape,
  key: string,
  caption: MessageDescriptor,
  words: Readonly<Record<Word, MessageDescriptor>>,
  wordOf: (row: Row) => NoInfer<Word>,
): GridColumn<Row> & { chars: number } {
  const title = intl.formatMessage(caption);
  const all = Object.values<MessageDescriptor>(words);
  return {
    key,
    title,
    chars: charsOf([title, ...all.map((word) => intl.formatMessage(word))]),
    render: (row) => {
      const word: MessageDescriptor = words[wordOf(row)];
      return intl.formatMessage(word);
    },
  };
}

/** So many digits are as wide as the longest of these texts. */
export function charsOf(texts: readonly string[]): number {
  return Math.max(...texts.map(lengthOf)) + spare;
}
