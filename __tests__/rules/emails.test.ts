import { checkEmail } from '@/rules/emails';

test.each([
  'ann@example.com',
  'a.b+c%d-e_f@sub.example.co',
  'ANN@EXAMPLE.COM',
  'ann@exa_mple.com',
  'Żółw.x+y@example.co.uk',
  'jörg@müller.de',
  'анна@пример.com',
])('%s is an address', (text) => {
  expect(checkEmail(text).ok).toBe(true);
});

test.each([
  'ann@example',
  'ann@example.c',
  'ann@@example.com',
  'an n@example.com',
  "o'neil@example.com",
  'ann@example.рф',
  'ann@.com',
  'ann@example.c0m',
])('%j is no address', (text) => {
  expect(checkEmail(text)).toEqual({ ok: false, code: 335 });
});

test('an address has the rules of a line, too', () => {
  expect(checkEmail('')).toEqual({ ok: false, code: 325 });
  expect(checkEmail(`${'x'.repeat(250)}@y.org`)).toEqual({ ok: false, code: 327 });
});
