import { toSingleLine } from '@/lib/values/singleLine';
import { normalizeString } from '@/lib/values/strings';
import { fc } from '@tests/support/properties';

const multi = { multiLine: true };
const empty = { allowEmpty: true };

describe('normalizeString', () => {
  test.each([
    ['  red   apple ', {}, 'red apple'],
    ['   ', {}, 325],
    ['   ', empty, ''],
    [null, empty, ''],
    [null, {}, 325],
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
    const result = normalizeString(input, rules);

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
          const rules = { multiLine, allowEmpty: true };
          const result = normalizeString(input, rules);
          const refused = multiLine ? / $|\r/ : /^ | {2}| $|[\t\r\n]/;

          return (
            !result.ok || (!refused.test(result.value) && normalizeString(result.value, rules).ok)
          );
        },
      ),
    );
  });
});

test('a text on one line keeps its words', () => {
  expect(toSingleLine(' one\r\n\ttwo   three ')).toBe('one two three');
});
