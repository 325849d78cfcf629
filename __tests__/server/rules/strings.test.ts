import { Refusal } from '@/server/core/refusal';
import {
  checkEmail,
  checkFileName,
  checkLine,
  checkOptionalLine,
  checkText,
} from '@/server/rules/strings';
import { emailKey, textKey } from '@/server/rules/textKey';

/** The code a check ends with, 0 when it accepts. */
function codeOf(check: () => unknown): number {
  try {
    check();
    return 0;
  } catch (error) {
    return error instanceof Refusal ? error.code : -1;
  }
}

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
  expect(codeOf(() => checkLine(text, 5))).toBe(code);
});

test.each([
  ['', 325],
  ['  a\n\tb\n', 0],
  ['a ', 319],
  ['a\r\nb', 319],
  ['a'.repeat(11), 327],
])('a text of at most ten characters may be %j: %i', (text, code) => {
  expect(codeOf(() => checkText(text, 10))).toBe(code);
});

test('what may be empty may be empty', () => {
  expect(checkOptionalLine('', 5)).toBe('');
});

test.each([
  ['a@b.cd', 0],
  ['Żółw.x+y@example.co.uk', 0],
  ['a@b', 335],
  ['a b@c.de', 335],
  ['@b.cd', 335],
  ['a@b.c1', 335],
])('%s as e-mail address: %i', (email, code) => {
  expect(codeOf(() => checkEmail(email))).toBe(code);
});

test.each<[string, number]>([
  ['a.txt', 0],
  ['żółw', 0],
  ['.a', 321],
  ...Array.from('/:*?"<>|\\', (sign): [string, number] => [`a${sign}b`, 321]),
])('%s as file name: %i', (name, code) => {
  expect(codeOf(() => checkFileName(name))).toBe(code);
});

test.each([
  ['Żółw', 'zolw'],
  ['STRASSE', 'strasse'],
  ['straße', 'strasse'],
  ['Ærø', 'aero'],
  ['ÅNGSTRÖM', 'angstrom'],
  ['İstanbul', 'istanbul'],
  ['Đorđe', 'dorde'],
  ['Ёлка', 'елка'],
])('the key of %s is %s', (text, key) => {
  expect(textKey(text)).toBe(key);
});

test('addresses differ not by case but by accents', () => {
  expect(emailKey('Bob@Example.com')).toBe('bob@example.com');
  expect(emailKey('żółw@example.com')).not.toBe(emailKey('zolw@example.com'));
});
