import type { AttributeDetails } from '@/protocol/attributes';
import type { AttributeType } from '@/protocol/enums';
import type { Result } from '@/lib/result';
import { checkAttributeType, checkDetails, checkTypeChange } from '@/rules/attributeDefinitions';
import { checkValue, isSameValue } from '@/rules/attributeValues';
import { fc } from '@tests/support/properties';

const users = ['Alice', 'Bob', "Dave O'Neil"];
const names = { users, members: ['Alice'] };

/** 0 = accepted. */
const codeOf = (result: Result<unknown>): number => (result.ok ? 0 : result.code);

function valueCode(type: AttributeType, details: AttributeDetails, value: string): number {
  return codeOf(checkValue({ type, ...details }, value, names));
}

describe('a value', () => {
  test.each<[AttributeType, AttributeDetails, string, number]>([
    ['TEXT', {}, '', 0],
    ['TEXT', { required: 1 }, '', 325],
    ['TEXT', {}, 'a\nb', 319],
    ['TEXT', { 'multi-line': 1 }, 'a\n\tb', 0],
    ['TEXT', {}, 'x'.repeat(256), 327],
    ['TEXT', { 'min-length': 3 }, 'ab', 326],
    ['TEXT', { 'max-length': 3 }, 'abcd', 327],
    ['ENUM', { items: ['A', 'B'] }, 'A', 0],
    ['ENUM', { items: ['A', 'B'] }, 'a', 336],
    ['ENUM', { items: ['A'], editable: 1 }, 'other', 0],
    ['ENUM', { items: ['A'], editable: 1, 'min-length': 3 }, 'x', 326],
    ['ENUM', { items: ['A', 'B'], 'multi-select': 1 }, 'B, A', 0],
    ['ENUM', { items: ['A', 'B'], 'multi-select': 1 }, 'A,B', 332],
    ['ENUM', { items: ['A', 'B'], 'multi-select': 1 }, 'A, A', 337],
    ['ENUM', { items: ['A', 'B'], 'multi-select': 1 }, 'A, C', 336],
    ['ENUM', { items: ['A'], 'multi-select': 1, editable: 1 }, 'x, x', 0],
    ['USER', {}, 'Bob', 0],
    ['USER', {}, '[Me]', 336],
    ['USER', { members: 1 }, 'Bob', 336],
    ['USER', { members: 1 }, 'Alice', 0],
    ['USER', { 'multi-select': 1 }, "Bob, Dave O'Neil", 0],
    ['NUMERIC', {}, '5', 0],
    ['NUMERIC', {}, '-5', 0],
    ['NUMERIC', {}, '05', 332],
    ['NUMERIC', {}, '-0', 332],
    ['NUMERIC', {}, '+5', 332],
    ['NUMERIC', {}, '1e3', 332],
    ['NUMERIC', {}, '5.0', 332],
    ['NUMERIC', {}, 'abc', 332],
    ['NUMERIC', {}, '99999999999999', 0],
    ['NUMERIC', {}, '100000000000000', 331],
    ['NUMERIC', {}, '12345678901234567', 332],
    ['NUMERIC', { decimal: 2 }, '5.00', 0],
    ['NUMERIC', { decimal: 2 }, '-0.50', 0],
    ['NUMERIC', { decimal: 2 }, '.50', 332],
    ['NUMERIC', { decimal: 2 }, '5.0', 332],
    ['NUMERIC', { decimal: 2, 'min-value': '1.00' }, '0.99', 328],
    ['NUMERIC', { decimal: 2, 'max-value': '9.99' }, '10.00', 329],
    ['DATETIME', {}, '2024-02-29', 0],
    ['DATETIME', {}, '2023-02-29', 333],
    ['DATETIME', {}, '0000-01-01', 333],
    ['DATETIME', {}, '2024-2-1', 332],
    ['DATETIME', {}, '2024-02-01 10:00', 332],
    ['DATETIME', { time: 1 }, '2024-02-01 23:59', 0],
    ['DATETIME', { time: 1 }, '2024-02-01 24:00', 334],
    ['DATETIME', { time: 1 }, '2024-02-01', 332],
  ])('%s %j = %j: %i', (type, details, value, code) => {
    expect(valueCode(type, details, value)).toBe(code);
  });

  test('every number with the right decimals is accepted as it is written', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e9, max: 1e9 }),
        fc.integer({ min: 0, max: 4 }),
        (units, decimal) => {
          expect(valueCode('NUMERIC', { decimal }, (units / 10 ** decimal).toFixed(decimal))).toBe(
            0,
          );
        },
      ),
    );
  });

  test('numbers are the same however many decimals they once had', () => {
    expect(isSameValue({ type: 'NUMERIC' }, '1.50', '1.5')).toBe(true);
    expect(isSameValue({ type: 'TEXT' }, '1.50', '1.5')).toBe(false);
  });
});

describe('a definition', () => {
  test.each<[AttributeType, Record<string, unknown>, number]>([
    ['TEXT', { nonsense: 1 }, 322],
    ['TEXT', { required: true }, 322],
    ['TEXT', { items: ['a'] }, 322],
    ['TEXT', { 'min-length': '3' }, 322],
    ['TEXT', { 'min-length': 0 }, 328],
    ['TEXT', { 'max-length': 256 }, 329],
    ['TEXT', { 'min-length': 5, 'max-length': 4 }, 338],
    ['TEXT', { default: '[Me]' }, 0],
    ['TEXT', { default: '[Me] and more' }, 332],
    ['TEXT', { default: '', required: 1 }, 0],
    ['ENUM', {}, 322],
    ['ENUM', { items: 'a' }, 322],
    ['ENUM', { items: [] }, 345],
    ['ENUM', { items: [''] }, 325],
    ['ENUM', { items: ['a', 'a'] }, 337],
    ['ENUM', { items: ['a,b'] }, 0],
    ['ENUM', { items: ['a,b'], 'multi-select': 1 }, 355],
    ['ENUM', { items: ['a'], 'min-length': 1 }, 322],
    ['ENUM', { items: ['a'], editable: 1, 'multi-select': 1, 'min-length': 1 }, 322],
    ['ENUM', { items: ['a'], editable: 1, 'min-length': 2 }, 326],
    ['ENUM', { items: ['abc'], editable: 1, 'max-length': 2 }, 327],
    ['ENUM', { items: ['a'], default: 'b' }, 336],
    ['NUMERIC', { decimal: 7 }, 329],
    ['NUMERIC', { decimal: -1 }, 328],
    ['NUMERIC', { strip: 1 }, 322],
    ['NUMERIC', { decimal: 1, strip: 1 }, 0],
    ['NUMERIC', { 'min-value': 1 }, 322],
    ['NUMERIC', { 'min-value': '1.0' }, 332],
    ['NUMERIC', { 'min-value': '5', 'max-value': '1' }, 338],
    ['NUMERIC', { 'min-value': '5', default: '4' }, 328],
    ['DATETIME', { local: 1 }, 322],
    ['DATETIME', { time: 1, local: 1 }, 0],
    ['DATETIME', { default: '[Today]+7' }, 0],
    ['DATETIME', { default: '[Today]+07' }, 332],
    ['DATETIME', { default: '[Today] + 7' }, 332],
    ['USER', { default: 'Nobody' }, 336],
    ['USER', { members: 1, default: 'Bob' }, 0],
  ])('%s %j: %i', (type, details, code) => {
    expect(codeOf(checkDetails(type, details, users))).toBe(code);
  });

  test('keeps only what says something', () => {
    const input = { required: 0, default: '', 'min-length': 2, 'multi-line': 1 };

    expect(checkDetails('TEXT', input, users)).toEqual({
      ok: true,
      value: { 'min-length': 2, 'multi-line': 1 },
    });
  });

  test('names a known type', () => {
    expect(codeOf(checkAttributeType('FOO'))).toBe(322);
    expect(checkAttributeType('USER')).toEqual({ ok: true, value: 'USER' });
  });

  test('changes its type only among texts', () => {
    expect(codeOf(checkTypeChange('TEXT', 'USER'))).toBe(0);
    expect(codeOf(checkTypeChange('NUMERIC', 'NUMERIC'))).toBe(0);
    expect(codeOf(checkTypeChange('NUMERIC', 'TEXT'))).toBe(339);
    expect(codeOf(checkTypeChange('ENUM', 'DATETIME'))).toBe(339);
  });
});

test('what is wrong with one of several is told with it', () => {
  const rules = { type: 'ENUM', items: ['A', 'B'], 'multi-select': 1 };

  expect(checkValue(rules, 'A, C', names)).toEqual({ ok: false, code: 336, part: 'C' });
  expect(checkValue(rules, 'A, A', names)).toEqual({ ok: false, code: 337, part: 'A' });
  expect(checkDetails('ENUM', { items: ['a', 'b', 'a'] }, users)).toEqual({
    ok: false,
    code: 337,
    part: 'a',
  });
});
