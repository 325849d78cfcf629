import { currentItem, matchingItems, stepItem, writeItem } from '@/forms/fields/comboBoxText';

const items = ['Ann', 'Anna', 'Bob', 'bea'];

test.each([
  ['an', false, 'an'],
  ['Ann, b', false, 'Ann, b'],
  ['Ann, b', true, 'b'],
  ['Ann,  b ', true, 'b '],
  ['Ann,', true, ''],
  ['', true, ''],
])('of %j (multiple: %j) the current item is %j', (text, isMultiple, expected) => {
  expect(currentItem(text, isMultiple)).toBe(expected);
});

test.each([
  ['an', ['Ann', 'Anna']],
  ['B', ['Bob', 'bea']],
  ['', items],
  ['nn', []],
])('%j matches %j', (prefix, expected) => {
  expect(matchingItems(items, prefix)).toEqual(expected);
});

test('a match is at the beginning', () => {
  expect(matchingItems(['High'], 'igh')).toEqual([]);
});

test.each([
  ['an', 'Ann', false, 'Ann'],
  ['Ann, b', 'Bob', true, 'Ann, Bob'],
  ['Ann,Bob', 'bea', true, 'Ann, bea'],
  ['b', 'Bob', true, 'Bob'],
  ['Ann, Bob, ', 'bea', true, 'Ann, Bob, bea'],
])('in %j chooses %j (multiple: %j): %j', (text, item, isMultiple, expected) => {
  expect(writeItem(text, item, isMultiple)).toBe(expected);
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
