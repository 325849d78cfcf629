import { readItemId } from '@/features/issues/items/readItemId';

describe('readItemId', () => {
  test.each(['7', '#7', ' 7 '])('reads %j as 7', (input) => {
    expect(readItemId(input)).toEqual({ ok: true, value: 7 });
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
    expect(readItemId(input)).toEqual({ ok: false, code });
  });
});
