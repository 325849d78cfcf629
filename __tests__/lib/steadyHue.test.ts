import { initials } from '@/lib/initials';
import { steadyHue } from '@/lib/steadyHue';
import { fc } from '@tests/support/properties';

test('a text has one hue of eight', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const hue = steadyHue(text);
      expect(Number.isInteger(hue) && hue >= 1 && hue <= 8).toBe(true);
      expect(steadyHue(text)).toBe(hue);
    }),
  );
});

test('the hue of a text never changes between versions, since people learn it', () => {
  expect(['Active', 'Resolved', 'Closed', 'Alice Adams'].map(steadyHue)).toEqual([6, 4, 7, 7]);
});

test('many texts take all hues', () => {
  const texts = Array.from({ length: 200 }, (_, index) => `Value ${index}`);

  expect(new Set(texts.map(steadyHue)).size).toBe(8);
});

test.each([
  ['Alice Adams', 'AA'],
  ['carol maria diaz', 'CD'],
  ['bob', 'B'],
  ['j.doe', 'JD'],
  ['Администратор', 'А'],
  ['Łukasz Ćwik', 'ŁĆ'],
  ['山田 太郎', '山太'],
  ['  (Anna)  [QA] ', 'AQ'],
  ['é́va', 'É́'],
  ['', ''],
  ['—', ''],
])('the initials of "%s" are "%s"', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
