import { readDefault } from '@/forms/values/readValue';
import type { AttributeRules } from '@/lib/values/attributeRules';
import { formatValue } from '@/lib/values/formatValues';
import { wireWords } from '@/lib/values/formatExpressions';
import { us, users } from '@tests/lib/values/samples';

const context = { formats: us, users, words: wireWords };
const polish = { ...context, words: { me: '[Ja]', today: '[Dziś]' } };

test.each<[AttributeRules, string, string, string]>([
  [{ type: 'TEXT' }, '[me]', '[Me]', '[Me]'],
  [{ type: 'ENUM', items: ['Low'] }, '[ME]', '[Me]', '[Me]'],
  [{ type: 'USER' }, ' [me] ', '[Me]', '[Me]'],
  [{ type: 'DATETIME' }, '[today]', '[Today]', '[Today]'],
  [{ type: 'DATETIME' }, '[Today] - 14', '[Today]-14', '[Today]-14'],
  [{ type: 'DATETIME' }, '[Today]+007', '[Today]+007', '[Today]+7'],
  [{ type: 'TEXT' }, '[Mean]', '[Mean]', '[Mean]'],
  [{ type: 'TEXT' }, '[Today]', '[Today]', '[Today]'],
  [{ type: 'USER', members: 1 }, 'Bob Ray', 'Bob Ray', 'Bob Ray'],
])('%j reads %s', (attribute, input, text, wire) => {
  expect(readDefault(attribute, input, context)).toEqual({ ok: true, value: { text, wire } });
});

test.each<[AttributeRules, string, number]>([
  [{ type: 'TEXT' }, '[Me]x', 332],
  [{ type: 'USER', 'multi-select': 1 }, '[Me], Bob Ray', 332],
  [{ type: 'USER', 'multi-select': 1 }, 'Bob Ray, [Me]', 336],
  [{ type: 'USER' }, 'Me', 336],
  [{ type: 'NUMERIC' }, '[Me]', 332],
  [{ type: 'DATETIME' }, '[Today]+0', 332],
  [{ type: 'DATETIME' }, '[Today]-00', 332],
  [{ type: 'DATETIME' }, '[Today]+', 332],
  [{ type: 'DATETIME' }, '[Today] 5', 332],
  [{ type: 'DATETIME' }, '[Today]+1.5', 332],
  [{ type: 'DATETIME' }, '[Today]+12345678', 332],
  [{ type: 'DATETIME' }, 'Today', 332],
])('%j refuses %j', (attribute, input, code) => {
  const read = readDefault(attribute, input, context);

  expect(read.ok ? 0 : read.code).toBe(code);
});

test('knows the words of the user and those of the server', () => {
  expect(readDefault({ type: 'USER' }, '[ja]', polish)).toEqual({
    ok: true,
    value: { text: '[Ja]', wire: '[Me]' },
  });
  expect(readDefault({ type: 'DATETIME' }, '[today]+3', polish)).toEqual({
    ok: true,
    value: { text: '[Dziś]+3', wire: '[Today]+3' },
  });
});

test.each([
  ['USER', '[Me]', '[Ja]'],
  ['DATETIME', '[Today]-14', '[Dziś]-14'],
  ['DATETIME', '2021-03-05', '3/5/2021'],
  ['NUMERIC', '1000', '1,000'],
])('%s shows %s as %s', (type, wire, text) => {
  expect(formatValue({ type }, wire, polish)).toBe(text);
});
