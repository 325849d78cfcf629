import type { Result } from '@/lib/result';
import { checkFileName } from '@/rules/fileNames';
import { checkLine, checkOptionalLine, checkText } from '@/rules/texts';

/** 0 = accepted. */
const codeOf = (result: Result<unknown>): number => (result.ok ? 0 : result.code);

test.each([
  ['', 325],
  ['a', 0],
  ['a b', 0],
  ['😀'.repeat(5), 0],
  ['😀'.repeat(6), 327],
  ['      ', 327],
  [' a', 319],
  ['a ', 319],
  ['a  b', 319],
  ['a\tb', 319],
  ['a\nb', 319],
  ['\u007f', 319],
  ['\u0085', 0],
])('a line of at most five characters may be %j: %i', (text, code) => {
  expect(codeOf(checkLine(text, 5))).toBe(code);
});

test.each([
  ['', 325],
  ['  a\n\tb\n', 0],
  ['a ', 319],
  ['a\r\nb', 319],
  ['a'.repeat(11), 327],
])('a text of at most ten characters may be %j: %i', (text, code) => {
  expect(codeOf(checkText(text, 10))).toBe(code);
});

test('what may be empty may be empty', () => {
  expect(checkOptionalLine('', 5).ok).toBe(true);
});

test.each<[string, number]>([
  ['a.txt', 0],
  ['żółw', 0],
  ['', 321],
  ['.a', 321],
  ['a b', 0],
  ['a..b', 0],
  ['archive.', 0],
  ...Array.from('/:*?"<>|\\', (sign): [string, number] => [`a${sign}b`, 321]),
])('%s as file name: %i', (name, code) => {
  expect(codeOf(checkFileName(name))).toBe(code);
});
