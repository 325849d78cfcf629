import { emailKey } from '@/server/rules/emailKey';
import { textKey } from '@/rules/textKey';

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
