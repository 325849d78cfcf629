import { parseInteger, parseItemId } from '@/lib/values/integers';
import { fc } from '@tests/support/properties';

describe('parseInteger', () => {
  test.each([
    ['42', 42],
    ['-7', -7],
    ['007', 7],
    ['-0', 0],
    ['2147483647', 2147483647],
    ['-2147483648', -2147483648],
  ])('reads %s', (input, value) => {
    expect(parseInteger(input)).toEqual({ ok: true, value });
  });

  test.each([
    ['+5', {}, 332],
    [' 5', {}, 332],
    ['1.5', {}, 332],
    ['1,000', {}, 332],
    ['12a', {}, 332],
    ['', {}, 332],
    ['2147483648', {}, 329],
    ['-2147483649', {}, 328],
    ['0', { min: 1 }, 328],
    ['250', { min: 1, max: 200 }, 329],
  ])('refuses %j within %j', (input, rules, code) => {
    expect(parseInteger(input, rules)).toEqual({ ok: false, code });
  });

  test('reads every 32-bit integer back', () => {
    fc.assert(
      fc.property(fc.integer(), (value) => {
        expect(parseInteger(String(value))).toEqual({ ok: true, value });
      }),
    );
  });
});

describe('parseItemId', () => {
  test.each(['7', '#7', ' 7 '])('reads %j as 7', (input) => {
    expect(parseItemId(input)).toEqual({ ok: true, value: 7 });
  });

  test.each([
    ['', 325],
    ['  ', 325],
    ['#', 332],
    ['abc', 332],
    ['##7', 332],
    ['# 7', 332],
    ['7a', 332],
    ['0', 328],
    ['2147483648', 329],
  ])('refuses %j', (input, code) => {
    expect(parseItemId(input)).toEqual({ ok: false, code });
  });
});
