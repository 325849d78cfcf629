import { canBeTold, createMatcher } from '@/tooling/screens/matchMessages.mjs';

const messages = new Map([
  ['common.name', 'Name'],
  ['server.name', 'Name'],
  ['server.login', 'Log in to {server}'],
  ['list.range', '{first}–{last} of {total, plural, one {# issue} other {# issues}}'],
  ['list.count', '{total, plural, one {# issue} other {# issues}}'],
  ['events.changed', 'Changed: {what}'],
  ['events.changedBy', 'Changed: {what} by {user}'],
  ['form.link', 'Read the <link>terms of use</link>.'],
  ['form.delete', 'Delete {kind, select, file {the file} other {everything}}?'],
  ['form.question', 'What (exactly)?'],
  ['form.pair', '{first} — {second}'],
]);
const match = createMatcher(messages);

test.each([
  ['a text as it is', 'What (exactly)?', ['form.question']],
  ['the mark of a required field', 'Name *', ['common.name']],
  ['broken lines', 'What\n (exactly)?', ['form.question']],
  ['a link in a sentence', 'Read the terms of use.', ['form.link']],
  ['a value', 'Log in to Acme (tests)', ['server.login']],
  ['numbers in a plural', '1–50 of 1,142 issues', ['list.range']],
  ['a plural alone', '1 issue', ['list.count']],
  ['a branch', 'Delete everything?', ['form.delete']],
  ['the message that says more of the text', 'Changed: name by Anna', ['events.changedBy']],
  ['words without a message', 'Delivery note is too long', []],
  ['a message within a longer text', 'What (exactly)? Nothing.', []],
  ['values without words', 'Web Shop — Bugs', []],
])('knows messages again: %s', (_case, text, ids) => {
  expect(match(text, false)).toEqual(ids);
});

test('prefers the messages of the page', () => {
  expect(match('Name', true)).toEqual(['server.name']);
  expect(match('Log in to Acme', false)).toEqual(['server.login']);
});

test('says which messages cannot be known again', () => {
  expect([...messages.values()].filter((message) => !canBeTold(message))).toEqual([
    '{first} — {second}',
  ]);
});
