import { itemNamed, matchingItems, stepItem } from '@/forms/fields/comboBoxText';

const items = ['Ann', 'Anna', 'Bob', 'bea'];

test.each([
  ['an', ['Ann', 'Anna']],
  ['B', ['Bob', 'bea']],
  ['', items],
  ['  an', ['Ann', 'Anna']],
  ['nn', []],
])('%j matches %j', (prefix, expected) => {
  expect(matchingItems(items, prefix)).toEqual(expected);
});

test('a match is at the beginning', () => {
  expect(matchingItems(['High'], 'igh')).toEqual([]);
});

test.each([
  ['Ann', 'Ann'],
  [' ann ', 'Ann'],
  ['BEA', 'bea'],
  ['An', undefined],
  ['', undefined],
])('%j stands for %j', (text, expected) => {
  expect(itemNamed(items, text)).toBe(expected);
});

test('the exact case goes before another', () => {
  expect(itemNamed(['URGENT', 'urgent'], 'urgent')).toBe('urgent');
});

test('steps through the matches and round their ends', () => {
  const matches = ['Ann', 'Anna'];

  expect(stepItem(matches, 'an', 1)).toBe('Ann');
  expect(stepItem(matches, 'Ann', 1)).toBe('Anna');
  expect(stepItem(matches, 'Anna', 1)).toBe('Ann');
  expect(stepItem(matches, 'Ann', -1)).toBe('Anna');
  expect(stepItem(matches, 'an', -1)).toBe('Anna');
  expect(stepItem([], 'an', 1)).toBeUndefined();
});
