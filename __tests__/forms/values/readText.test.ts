import { readInteger, readText } from '@/forms/values/readText';
import { toSingleLine } from '@/lib/values/singleLine';
import { fc } from '@tests/support/properties';

const multi = { multiLine: true };
const empty = { allowEmpty: true };

describe('readText', () => {
  test.each([
    ['  red   apple ', {}, 'red apple'],
    ['   ', {}, 325],
    ['   ', empty, ''],
    [' abc  d ', { maxLength: 5 }, 'abc d'],
    ['abcdef', { maxLength: 5 }, 327],
    ['😀😀😀', { maxLength: 3 }, '😀😀😀'],
    ['😀😀😀😀', { maxLength: 3 }, 327],
    ['a\tb', {}, 319],
    ['a\u007fb', {}, 319],
    ['a\u00a0 b', {}, 'a\u00a0 b'],
    [' line 1 \r\n\tline 2\r\n\n ', multi, ' line 1 \n\tline 2'],
    ['\n\nabc', multi, '\n\nabc'],
    ['  \n\t', multi, 325],
    ['a\rb', multi, 319],
    ['a\r\nb', { ...multi, maxLength: 3 }, 'a\nb'],
  ])('%j with %j gives %j', (input, rules, expected) => {
    const result = readText(input, { maxLength: 255, ...rules });

    expect(result).toEqual(
      typeof expected === 'number' ? { ok: false, code: expected } : { ok: true, value: expected },
    );
  });

  test('what it accepts, the server accepts', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(' ', 'a', '\t', '\n', '\r', 'ž') }),
        fc.boolean(),
        (input, multiLine) => {
          const rules = { multiLine, allowEmpty: true, maxLength: 255 };
          const result = readText(input, rules);
          const refused = multiLine ? / $|\r/ : /^ | {2}| $|[\t\r\n]/;

          return !result.ok || (!refused.test(result.value) && readText(result.value, rules).ok);
        },
      ),
    );
  });
});

test('a text on one line keeps its words', () => {
  expect(toSingleLine(' one\r\n\ttwo   three ')).toBe('one two three');
});

test.each([
  ['42', undefined, 42],
  [' 007 ', undefined, 7],
  ['-2147483648', undefined, -2147483648],
  ['2147483648', undefined, 329],
  ['-2147483649', undefined, 328],
  ['0', { min: 1 }, 328],
  ['250', { min: 1, max: 200 }, 329],
  ['2147483648', { min: 1 }, 329],
  ['1.5', undefined, 332],
])('the number %j within %j is %j', (input, range, expected) => {
  const read = readInteger(input, range);

  expect(read.ok ? read.value : read.code).toBe(expected);
});
