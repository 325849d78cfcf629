import { formMessages } from './messages';
import type { FieldText } from './fieldText';

/** How a field calls itself and its values, where they are shown without it. */
export interface FieldWords {
  readonly label: FieldText;
  /** A value in words; by default texts as they are, and yes or no. */
  readonly textOf?: (value: unknown) => FieldText;
}

/** The words for one of several answers, and for what is not among them. */
export function optionWords(
  options: readonly { readonly value: unknown; readonly label: FieldText }[],
  unlisted: (value: unknown) => FieldText = plainText,
) {
  return (value: unknown): FieldText =>
    options.find((option) => option.value === value)?.label ?? unlisted(value);
}

/** A value in words, empty for none. */
export function wordsOfValue(value: unknown, words: FieldWords | undefined): FieldText {
  return words?.textOf ? words.textOf(value) : plainText(value);
}

function plainText(value: unknown): FieldText {
  if (typeof value === 'boolean') return value ? formMessages.yes : formMessages.no;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The value of a field that holds numbers in an order. */
export function numbersOf(value: unknown): readonly number[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'number') : [];
}
