import {
  addToken,
  removeToken,
  textOfTokens,
  type Tokens,
  tokensOf,
  typeText,
} from '@/forms/fields/tokenText';

const items = ['Ann', 'Anna', 'Bob'];
const tokens = (chosen: readonly string[], typed = ''): Tokens => ({ chosen, typed });

test.each([
  ['', []],
  ['Ann', ['Ann']],
  ['Ann,  Bob ,', ['Ann', 'Bob']],
])('the text %j has the values %j', (text, chosen) => {
  expect(tokensOf(text)).toEqual(tokens(chosen));
});

test.each([
  [tokens([]), ''],
  [tokens(['Ann', 'Bob']), 'Ann, Bob'],
  [tokens(['Ann'], 'bo'), 'Ann, bo'],
])('%j are the text %j', (given, text) => {
  expect(textOfTokens(given)).toBe(text);
});

test.each([
  ['bo', ['Ann'], 'bo'],
  ['bob,', ['Ann', 'Bob'], ''],
  ['bob, zoe ,  an', ['Ann', 'Bob', 'zoe'], 'an'],
  [',,', ['Ann'], ''],
])('typing %j after Ann leaves %j and %j', (text, chosen, typed) => {
  expect(typeText(tokens(['Ann']), text, items)).toEqual(tokens(chosen, typed));
});

test('a value is added in place of what was typed, and removed by its place', () => {
  expect(addToken(tokens(['Ann'], 'bo'), 'Bob')).toEqual(tokens(['Ann', 'Bob']));
  expect(removeToken(tokens(['Ann', 'Bob', 'Ann'], 'x'), 2)).toEqual(tokens(['Ann', 'Bob'], 'x'));
});
