import { editedAs, formatFilterValue, readFilterValue } from '@/forms/conditions/filterValues';
import type { AttributeRules } from '@/lib/values/attributeRules';
import type { Operator } from '@/protocol/views';
import { de, users } from '@tests/lib/values/samples';

const context = { formats: de, users, words: { me: '[Ich]', today: '[Heute]' } };

const id: AttributeRules = { type: 'NUMERIC' };
const price: AttributeRules = {
  type: 'NUMERIC',
  decimal: 2,
  strip: 1,
  'min-value': '0.00',
  'max-value': '10.00',
};
const meeting: AttributeRules = { type: 'DATETIME', time: 1, local: 1 };
const status: AttributeRules = { type: 'ENUM', items: ['Open', 'Closed'], required: 1 };
const person: AttributeRules = { type: 'USER', members: 1 };
const note: AttributeRules = { type: 'TEXT', 'multi-line': 1, 'min-length': 5, 'max-length': 9 };

describe('readFilterValue', () => {
  it.each<[AttributeRules, Operator, string, string, string]>([
    [id, 'GT', ' 1.234 ', '1.234', '1234'],
    [price, 'LTE', '-12,5', '-12,5', '-12.50'],
    [price, 'EQ', '', '', ''],
    [meeting, 'LT', '1.2.2026', '01.02.2026', '2026-02-01'],
    [meeting, 'GTE', '[heute] - 7', '[Heute]-7', '[Today]-7'],
    [meeting, 'EQ', '[TODAY]', '[Heute]', '[Today]'],
    [status, 'EQ', 'No such item', 'No such item', 'No such item'],
    [status, 'NEQ', '', '', ''],
    [status, 'IN', 'Open,,Closed ,', 'Open, Closed', 'Open, Closed'],
    [person, 'EQ', '[ich]', '[Ich]', '[Me]'],
    [person, 'CON', 'lee', 'lee', 'lee'],
    [note, 'BEG', 'a  b', 'a b', 'a b'],
    [note, 'END', 'longer than it may be', 'longer than it may be', 'longer than it may be'],
  ])('%j %s %s', (column, operator, text, shown, wire) => {
    expect(readFilterValue(column, operator, text, context)).toEqual({
      ok: true,
      value: { text: shown, wire },
    });
  });

  it.each<[AttributeRules, Operator, string, number]>([
    [id, 'LT', '', 325],
    [id, 'EQ', '1,5', 330],
    [id, 'EQ', '#7', 332],
    [id, 'EQ', '123456789012345', 331],
    [price, 'EQ', '1,234', 330],
    [price, 'EQ', 'many', 332],
    [meeting, 'EQ', '01.02.2026 12:00', 332],
    [meeting, 'EQ', '30.2.2026', 333],
    [meeting, 'EQ', '[Heute]+', 332],
    [meeting, 'GT', ' ', 325],
    [status, 'CON', '', 325],
    [status, 'IN', ' , ', 325],
    [status, 'IN', 'a,'.repeat(86), 327],
    [person, 'IN', 'Ann Lee, [Ich]', 332],
    [person, 'IN', '[Me]', 332],
    [note, 'EQ', '[Ich] too', 332],
    [note, 'EQ', 'x'.repeat(256), 327],
    [note, 'EQ', 'a\tb', 319],
  ])('%j %s %s is refused with %d', (column, operator, text, code) => {
    expect(readFilterValue(column, operator, text, context)).toEqual({ ok: false, code });
  });

  it.each([
    [price, '-12.50', '-12,5'],
    [meeting, '2026-02-01', '01.02.2026'],
    [meeting, '[Today]+3', '[Heute]+3'],
    [person, '[Me]', '[Ich]'],
    [status, 'Gone', 'Gone'],
    [id, '', ''],
  ])('reads its own words: %j %s', (column, wire, shown) => {
    expect(formatFilterValue(column, wire, context)).toBe(shown);
    expect(readFilterValue(column, 'EQ', shown, context)).toEqual({
      ok: true,
      value: { text: shown, wire },
    });
  });
});

test('several values are chosen only for a list, and dates have no time', () => {
  expect(editedAs(status, 'IN')).toEqual({ ...status, required: undefined, 'multi-select': 1 });
  expect(editedAs(person, 'EQ')['multi-select']).toBe(0);
  expect(editedAs(meeting, 'EQ').time).toBeUndefined();
});
