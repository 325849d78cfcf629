import { isEmail } from '@/lib/values/email';

test.each([
  'ann@example.com',
  'a.b+c%d-e_f@sub.example.co',
  'ANN@EXAMPLE.COM',
  'ann@exa_mple.com',
  'jörg@müller.de',
  'анна@пример.com',
])('%s is an address', (text) => {
  expect(isEmail(text)).toBe(true);
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
  '',
])('%j is no address', (text) => {
  expect(isEmail(text)).toBe(false);
});
