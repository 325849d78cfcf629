import { suggestedItems } from '@/features/types/attributes/items';
import { readDefinition } from '@/features/types/attributes/readDefinition';
import { valuesOf } from '@/features/types/attributes/attributeValues';
import { us, users } from '@tests/lib/values/samples';

const context = { formats: us, users, words: { me: '[Me]', today: '[Today]' } };

function readItems(items: string, change: { min?: string; max?: string; multiSelect?: boolean }) {
  const { min = '', max = '', multiSelect = false } = change;
  const blank = valuesOf({ name: 'A', type: 'ENUM', details: {} }, context);
  const lengths = { minLength: min, maxLength: max };
  return readDefinition({ ...blank, ...lengths, items, editable: true, multiSelect }, context);
}

describe('the items of a list', () => {
  it.each([
    ['Low\nHigh', {}, ['Low', 'High']],
    ['  Low \r\n\n Very   high\n', {}, ['Low', 'Very high']],
    ['a, b', {}, ['a, b']],
    ['ab\nabc', { min: '2', max: '3' }, ['ab', 'abc']],
    ['low\nLow', {}, ['low', 'Low']],
  ])('are read from %j', (text, change, items) => {
    const { details, shown, problems } = readItems(text, change);

    expect(problems).toEqual({});
    expect(details.items).toEqual(items);
    expect(shown.items).toBe(items.join('\n'));
  });

  it.each([
    ['nothing', ' \n ', {}, { code: 345 }],
    ['a short item', 'a', { min: '2' }, { code: 326, part: 'a' }],
    [
      'an item of one character that takes two units',
      '😀',
      { min: '2' },
      { code: 326, part: '😀' },
    ],
    ['a long item', 'abcd', { max: '3' }, { code: 327, part: 'abcd' }],
    ['an item longer than any value', 'x'.repeat(256), {}, { code: 327, part: 'x'.repeat(256) }],
    ['a control character', 'a\u0007b', {}, { code: 319, part: 'a\u0007b' }],
    ['a comma where values are lists', 'a\nb,c', { multiSelect: true }, { code: 355, part: 'b,c' }],
    ['a repeated item', 'a\nb\na ', {}, { code: 337, part: 'a' }],
  ])('may not be %s', (_what, text, change, problem) => {
    expect(readItems(text, change).problems).toEqual({ items: problem });
  });
});

test('what is being written is suggested as far as it goes', () => {
  expect(suggestedItems(' Low \n\nLow\nVery   high\n')).toEqual(['Low', 'Very high']);
});
