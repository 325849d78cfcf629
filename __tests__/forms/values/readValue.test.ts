import type { AttributeRules } from '@/lib/values/attributeRules';
import { formatValue } from '@/lib/values/formatValues';
import { readDefault, readValue } from '@/forms/values/readValue';
import { fc } from '@tests/support/properties';
import { us, users } from '@tests/lib/values/samples';

const inProject = { formats: us, users, members: ['Ann Lee', 'Cy'] };
const anywhere = { formats: us, users };

const items = ['Low', 'High', 'Very High'];
const fixed: AttributeRules = { type: 'ENUM', items };
const editable: AttributeRules = { type: 'ENUM', items, editable: 1 };
const several: AttributeRules = { type: 'ENUM', items, 'multi-select': 1 };
const text: AttributeRules = { type: 'TEXT' };
const user: AttributeRules = { type: 'USER' };
const member: AttributeRules = { type: 'USER', members: 1 };

describe('readValue', () => {
  test.each<[AttributeRules, string, string | number]>([
    [fixed, 'Low', 'Low'],
    [fixed, '  Very   High ', 'Very High'],
    [fixed, 'low', 336],
    [fixed, 'Medium', 336],
    [fixed, 'Low, High', 336],
    [editable, 'Medium', 'Medium'],
    [{ ...editable, 'max-length': 5 }, 'Medium', 327],
    [{ ...editable, 'min-length': 3 }, 'ab', 326],
    [several, 'Low,  High ,', 'Low, High'],
    [several, 'Low, Low', 337],
    [several, 'Low, Nope, Low', 337],
    [several, 'Nope, Low, Low', 336],
    [several, ', ,', ''],
    [{ ...several, required: 1 }, ', ,', 325],
    [{ ...several, editable: 1 }, 'A, A', 'A, A'],
    [{ ...several, editable: 1 }, 'a,'.repeat(85), `a${', a'.repeat(84)}`],
    [{ ...several, editable: 1 }, 'a,'.repeat(86), 327],
    [user, 'Bob Ray', 'Bob Ray'],
    [user, 'bob ray', 336],
    [{ ...user, 'multi-select': 1 }, 'Bob Ray, Cy', 'Bob Ray, Cy'],
    [member, 'Bob Ray', 336],
    [member, 'Ann Lee', 'Ann Lee'],
    [{ ...text, 'min-length': 4 }, 'abc', 326],
    [{ ...text, 'min-length': 4 }, '😀😀', 326],
    [{ ...text, 'max-length': 4 }, 'abcde', 327],
    [{ ...text, 'min-length': 4 }, '', ''],
    [text, 'x'.repeat(256), 327],
    [text, '', ''],
    [{ ...text, required: 1 }, ' ', 325],
    [{ ...text, 'multi-line': 1 }, 'a\r\n b \n', 'a\n b'],
    [text, '[Me]', '[Me]'],
    [{ type: 'NUMERIC', required: 1 }, '', 325],
    [{ type: 'NUMERIC' }, '', ''],
    [{ type: 'NUMERIC', 'min-value': '3' }, '2', 328],
    [{ type: 'DATETIME' }, '[Today]', 332],
    [{ type: 'COLOUR' }, 'red', 322],
  ])('%j reads %j as %j', (attribute, input, expected) => {
    expect(readValue(attribute, input, inProject)).toMatchObject(
      typeof expected === 'number'
        ? { ok: false, code: expected }
        : { ok: true, value: { text: expected, wire: expected } },
    );
  });

  test('which of several values is wrong is told', () => {
    const result = readValue(several, 'Low, Nope', inProject);

    expect(result).toEqual({ ok: false, code: 336, part: 'Nope' });
  });

  test('without a project every user will do', () => {
    expect(readValue(member, 'Bob Ray', anywhere).ok).toBe(true);
  });

  test('shows the input in the user’s format and sends it in the server’s', () => {
    expect(readValue({ type: 'NUMERIC', decimal: 2 }, ' 1234.5 ', anywhere)).toEqual({
      ok: true,
      value: { text: '1,234.50', wire: '1234.50' },
    });
    expect(readValue({ type: 'DATETIME', time: 1 }, '3/5/2021 4:05PM', anywhere)).toEqual({
      ok: true,
      value: { text: '3/5/2021 4:05 pm', wire: '2021-03-05 16:05' },
    });
  });

  test('no input throws', () => {
    const anyAttribute = fc.record({
      type: fc.constantFrom('TEXT', 'ENUM', 'USER', 'NUMERIC', 'DATETIME', 'ODD'),
      required: fc.constantFrom(0, 1),
      'multi-line': fc.constantFrom(0, 1),
      'multi-select': fc.constantFrom(0, 1),
      editable: fc.constantFrom(0, 1),
      time: fc.constantFrom(0, 1),
      local: fc.constantFrom(0, 1),
    });
    fc.assert(
      fc.property(
        anyAttribute,
        fc.string({ unit: 'binary' }),
        fc.boolean(),
        (attribute, input, isDefault) => {
          const context = isDefault
            ? { ...anywhere, words: { me: '[Moi]', today: "[Aujourd'hui]" } }
            : anywhere;
          const result = (isDefault ? readDefault : readValue)(attribute, input, context);
          expect(result.ok ? 325 : result.code).toBeGreaterThanOrEqual(319);
          expect(typeof formatValue(attribute, input, context)).toBe('string');
        },
      ),
    );
  });
});

describe('formatValue', () => {
  test.each<[AttributeRules, string | null, string]>([
    [text, null, ''],
    [text, 'a\n\t b', 'a b'],
    [{ ...text, 'multi-line': 1 }, 'a\n\t b', 'a b'],
    [{ type: 'NUMERIC', decimal: 2, strip: 1 }, '1234.50', '1,234.5'],
    [{ type: 'DATETIME' }, '2021-03-05 16:05', '3/5/2021'],
    [user, 'Bob Ray', 'Bob Ray'],
  ])('%j shows %j as %j', (attribute, wire, expected) => {
    expect(formatValue(attribute, wire, anywhere)).toBe(expected);
  });

  test('keeps the lines of a multi-line text where there is room', () => {
    expect(
      formatValue({ type: 'TEXT', 'multi-line': 1 }, 'a\n\tb', anywhere, { multiLine: true }),
    ).toBe('a\n\tb');
    expect(formatValue(text, 'a\n\tb', anywhere, { multiLine: true })).toBe('a b');
  });
});
