import { foundPlaces } from '@/lib/foundPlaces';
import { textKey } from '@/rules/textKey';

/** The parts of a text that were found. */
const parts = (text: string, sought: string) =>
  foundPlaces(text, sought, textKey).map(({ start, end }) => text.slice(start, end));

test.each([
  ['Login fails after login', 'LOGIN', ['Login', 'login']],
  ['Café and cafe\u0301', 'cafe', ['Café', 'cafe\u0301']],
  ['Straße', 'ss', ['ß']],
  ['Straße', 'as', ['aß']],
  ['aaa', 'aa', ['aa']],
  ['😀 smile 😀', '😀', ['😀', '😀']],
  ['nothing here', 'x', []],
  ['anything', '', []],
  ['', 'a', []],
])('in %j the text %j is found as %j', (text, sought, expected) => {
  expect(parts(text, sought)).toEqual(expected);
});
