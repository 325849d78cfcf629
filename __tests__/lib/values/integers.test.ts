import { parseInteger } from '@/lib/values/integers';
import { fc } from '@tests/support/properties';

test.each([
  ['42', 42],
  ['-7', -7],
  ['007', 7],
  ['-0', 0],
  ['2147483648', 2147483648],
])('reads %s', (input, value) => {
  expect(parseInteger(input)).toEqual({ ok: true, value });
});

test.each(['+5', ' 5', '1.5', '1,000', '12a', ''])('refuses %j', (input) => {
  expect(parseInteger(input)).toEqual({ ok: false, code: 332 });
});

test('reads every 32-bit integer back', () => {
  fc.assert(
    fc.property(fc.integer(), (value) => {
      expect(parseInteger(String(value))).toEqual({ ok: true, value });
    }),
  );
});
