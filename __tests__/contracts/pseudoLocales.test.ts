import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { disguise, pseudoLocales } from '@/tooling/pseudoLocales.mjs';

const message =
  'Add <b>{total, plural, one {# issue} other {# issues}}</b> to {kind, select, own {your list} other {{name}}}';

/** Its words, or what else is in it, one after the other. */
function parts(elements: MessageFormatElement[], isWanted: (type: TYPE) => boolean): string[] {
  return elements.flatMap((element) => [
    ...(isWanted(element.type) ? ['value' in element ? element.value : '#'] : []),
    ...('children' in element ? parts(element.children, isWanted) : []),
    ...('options' in element
      ? Object.entries(element.options).flatMap(([key, { value }]) => [
          ...(isWanted(element.type) ? [key] : []),
          ...parts(value, isWanted),
        ])
      : []),
  ]);
}

const words = (elements: MessageFormatElement[]) =>
  parts(elements, (type) => type === TYPE.literal).join('');
const placeholders = (elements: MessageFormatElement[]) =>
  parts(elements, (type) => type !== TYPE.literal);

it.each(pseudoLocales)('%s keeps the placeholders of a message', (locale) => {
  expect(placeholders(parse(message))).toHaveLength(10);
  expect(placeholders(disguise(parse(message), locale))).toEqual(placeholders(parse(message)));
});

it('en_XA leaves no letter of English and makes every word longer', () => {
  expect(words(disguise(parse(message), 'en_XA'))).not.toMatch(/[a-z]/i);
  expect(words(disguise(parse('Add issue…'), 'en_XA'))).toBe('Àďďďď îššûééé…');
});

it('ar_XB is written from right to left, without a letter of English', () => {
  expect(words(disguise(parse(message), 'ar_XB'))).not.toMatch(/[a-z]/i);
  expect(words(disguise(parse('Add issue…'), 'ar_XB'))).toBe('הדד טקקשה…');
});
