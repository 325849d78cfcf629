import type { AttributeRules } from '@/lib/values/attributeRules';
import { formatValue } from '@/lib/values/formatValues';
import { parseValue } from '@/lib/values/parseValues';
import { wireWords } from '@/lib/values/formatExpressions';
import { parseExpression } from '@/lib/values/parseExpressions';
import { us, users } from './samples';

const context = { formats: us, users, members: ['Cy'], words: wireWords };
const polish = { me: '[Ja]', today: '[Dziś]' };

describe('parseExpression', () => {
  test.each([
    ['TEXT', '[me]', '[Me]', '[Me]'],
    ['ENUM', '[ME]', '[Me]', '[Me]'],
    ['USER', '[me]', '[Me]', '[Me]'],
    ['DATETIME', '[today]', '[Today]', '[Today]'],
    ['DATETIME', '[Today] - 14', '[Today]-14', '[Today]-14'],
    ['DATETIME', '[Today]+007', '[Today]+007', '[Today]+7'],
  ])('%s reads %s', (type, input, text, wire) => {
    expect(parseExpression(type, input, wireWords)).toEqual({ ok: true, value: { text, wire } });
  });

  test.each([
    ['TEXT', '[Me]x'],
    ['USER', '[Me], Bob Ray'],
    ['ENUM', '[Me] '],
    ['DATETIME', '[Today]+0'],
    ['DATETIME', '[Today]-00'],
    ['DATETIME', '[Today]+'],
    ['DATETIME', '[Today] 5'],
    ['DATETIME', '[Today]+1.5'],
    ['DATETIME', '[Today]+1 '],
  ])('%s refuses %j', (type, input) => {
    expect(parseExpression(type, input, wireWords)).toEqual({ ok: false, code: 332 });
  });

  test.each([
    ['TEXT', '[Mean]'],
    ['USER', 'Me'],
    ['USER', 'Bob Ray, [Me]'],
    ['NUMERIC', '[Me]'],
    ['DATETIME', 'Today'],
    ['TEXT', '[Today]'],
  ])('%s takes %s for a value', (type, input) => {
    expect(parseExpression(type, input, wireWords)).toBeNull();
  });

  test('knows the words of the user and those of the server', () => {
    expect(parseExpression('USER', '[ja]', polish)).toEqual({
      ok: true,
      value: { text: '[Ja]', wire: '[Me]' },
    });
    expect(parseExpression('DATETIME', '[today]+3', polish)).toEqual({
      ok: true,
      value: { text: '[Dziś]+3', wire: '[Today]+3' },
    });
  });
});

describe('where expressions are allowed', () => {
  test.each<[AttributeRules, string, string | number]>([
    [{ type: 'USER' }, ' [me] ', '[Me]'],
    [{ type: 'ENUM', items: ['Low'] }, '[me]', '[Me]'],
    [{ type: 'USER' }, 'Me', 336],
    [{ type: 'USER', 'multi-select': 1 }, 'Bob Ray, [Me]', 336],
    [{ type: 'NUMERIC' }, '[Me]', 332],
    [{ type: 'DATETIME' }, 'Today', 332],
    [{ type: 'TEXT' }, '[Mean]', '[Mean]'],
    [{ type: 'USER', members: 1 }, 'Bob Ray', 'Bob Ray'],
  ])('%j reads %s as %j', (attribute, input, expected) => {
    const result = parseValue(attribute, input, context);

    expect(result.ok ? result.value.wire : result.code).toBe(expected);
  });

  test.each([
    ['USER', '[Me]', '[Ja]'],
    ['DATETIME', '[Today]-14', '[Dziś]-14'],
    ['DATETIME', '2021-03-05', '3/5/2021'],
    ['NUMERIC', '1000', '1,000'],
  ])('%s shows %s as %s', (type, wire, text) => {
    expect(formatValue({ type }, wire, { ...context, words: polish })).toBe(text);
  });
});
