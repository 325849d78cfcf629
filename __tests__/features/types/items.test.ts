import { parseItems, suggestedItems } from '@/features/types/attributes/items';

const single = { isMultiple: false };

describe('parseItems', () => {
  it.each([
    ['Low\nHigh', single, ['Low', 'High']],
    ['  Low \r\n\n Very   high\n', single, ['Low', 'Very high']],
    ['a, b', single, ['a, b']],
    ['ab\nabc', { ...single, min: 2, max: 3 }, ['ab', 'abc']],
    ['low\nLow', single, ['low', 'Low']],
  ])('reads %j', (text, rules, expected) => {
    expect(parseItems(text, rules)).toEqual({ ok: true, value: expected });
  });

  it.each([
    ['nothing', ' \n ', single, 325, undefined],
    ['a short item', 'a', { ...single, min: 2 }, 326, 'a'],
    ['an item of one character that takes two units', '😀', { ...single, min: 2 }, 326, '😀'],
    ['a long item', 'abcd', { ...single, max: 3 }, 327, 'abcd'],
    ['an item longer than any value', 'x'.repeat(256), single, 327, 'x'.repeat(256)],
    ['a control character', 'a\u0007b', single, 319, 'a\u0007b'],
    ['a comma where values are lists', 'a\nb,c', { isMultiple: true }, 355, 'b,c'],
    ['a repeated item', 'a\nb\na ', single, 337, 'a'],
    ['the first problem', 'abcd\na\na', { ...single, max: 3 }, 327, 'abcd'],
  ])('refuses %s', (_what, text, rules, code, part) => {
    expect(parseItems(text, rules)).toEqual({ ok: false, code, part });
  });
});

test('what is being written is suggested as far as it goes', () => {
  expect(suggestedItems(' Low \n\nLow\nVery   high\n')).toEqual(['Low', 'Very high']);
});
