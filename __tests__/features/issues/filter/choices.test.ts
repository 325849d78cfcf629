/** What those who write a condition are offered to choose from. */
import {
  type Choice,
  choiceKind,
  countChoices,
  offeredChoices,
} from '@/features/issues/filter/choices';
import { firstOperator } from '@/features/issues/filter/conditionSchema';
import type { AttributeRules } from '@/lib/values/attributeRules';
import { browserZone } from '@/lib/values/zone';
import { Column } from '@/protocol/enums';
import type { ListedIssue } from '@/protocol/issues';
import type { Operator } from '@/protocol/views';
import { us } from '@tests/lib/values/samples';

const one: AttributeRules = { type: 'ENUM' };
const several: AttributeRules = { type: 'ENUM', 'multi-select': 1 };

test.each<[AttributeRules, Operator]>([
  [one, 'EQ'],
  [several, 'CON'],
  [{ type: 'USER' }, 'EQ'],
  [{ type: 'USER', 'multi-select': 1 }, 'CON'],
  [{ type: 'TEXT' }, 'CON'],
  [{ type: 'NUMERIC' }, 'EQ'],
  [{ type: 'DATETIME' }, 'EQ'],
])('a condition on %j begins with %s', (rules, operator) => {
  expect(firstOperator({ column: 1001, label: 'A', rules })).toBe(operator);
});

test.each<[AttributeRules, Operator, ReturnType<typeof choiceKind>]>([
  [one, 'EQ', 'cells'],
  [one, 'NEQ', 'cells'],
  [one, 'IN', 'cells'],
  [one, 'CON', 'cells'],
  [one, 'BEG', null],
  [several, 'EQ', 'cells'],
  [several, 'NEQ', 'cells'],
  [several, 'CON', 'items'],
  [several, 'IN', null],
  [several, 'END', null],
  [{ type: 'TEXT' }, 'CON', null],
])('of a column like %j, %s is offered %s', (rules, operator, kind) => {
  expect(choiceKind(rules, operator)).toBe(kind);
});

const columns = [Column.id, Column.createdBy].map((id) => ({ id, name: String(id) }));
const occasion = { userName: 'Bob', today: '2026-09-21', zone: browserZone };
const context = { columns, attributes: new Map(), formats: us, occasion };

function counts(
  kind: 'cells' | 'items',
  cells: readonly string[],
  operator: Operator = kind === 'items' ? 'CON' : 'EQ',
) {
  const issues = cells.map((cell, index): ListedIssue => {
    const id = index + 1;
    return { id, read: null, stamp: id, subscribed: false, cells: [`#${String(id)}`, cell] };
  });
  const others = [[{ column: Column.id, operator: 'GT' as const, value: '1' }]];
  return countChoices(issues, { column: Column.createdBy, operator, kind }, others, context);
}

test('a single choice with a comma is one value', () => {
  expect(counts('cells', ['Red', 'Red, green', 'Red, green', 'Red, green'])).toEqual([
    { name: 'Red, green', count: 3 },
  ]);
});

test('values are counted under the other conditions, the most frequent first', () => {
  expect(counts('cells', ['Bob', 'Zoë', 'Zoë', 'Bob', 'Zoë', 'A, B'])).toEqual([
    { name: 'Zoë', count: 3 },
    { name: 'Bob', count: 1 },
    { name: 'A, B', count: 1 },
  ]);
});

test('issues without a value are counted, last, where a condition compares whole values', () => {
  const cells = ['Bob', '', 'Zoë', '', ''];
  const all = [
    { name: 'Zoë', count: 1 },
    { name: '', count: 3 },
  ];
  expect(counts('cells', cells)).toEqual(all);
  expect(counts('cells', cells, 'NEQ')).toEqual(all);
  expect(counts('cells', cells, 'CON')).toEqual(all.slice(0, 1));
  expect(counts('cells', cells, 'IN')).toEqual(all.slice(0, 1));
  expect(counts('items', cells)).toEqual(all.slice(0, 1));
});

test('values that a condition takes for one are one, in their most frequent spelling', () => {
  const cells = ['', 'bug', 'Bug', 'Bug', 'Café', 'Cafe', 'Cafe'];
  const both = [
    { name: 'Bug', count: 3 },
    { name: 'Cafe', count: 3 },
  ];
  expect(counts('cells', cells)).toEqual(both);
  expect(counts('cells', cells, 'NEQ')).toEqual(both);
  expect(counts('cells', cells, 'IN')).toEqual(both);
  expect(offeredChoices(both, ['bug'])).toEqual(both);
});

test('a value that others contain is counted with them where a condition asks so', () => {
  expect(counts('cells', ['', 'Lamp', 'Lamp shade', 'Lamp'], 'CON')).toEqual([
    { name: 'Lamp', count: 3 },
    { name: 'Lamp shade', count: 1 },
  ]);
});

test('where one of several values is asked for, one with a comma is not offered', () => {
  expect(counts('cells', ['', 'Red, green', 'Red, green', 'Red'], 'IN')).toEqual([
    { name: 'Red', count: 1 },
  ]);
});

test('the items of cells that hold several are counted one by one', () => {
  expect(counts('items', ['x', 'R&amp;D, x', '', 'x, x', 'y,x'])).toEqual([
    { name: 'x', count: 3 },
    { name: 'R&D', count: 1 },
    { name: 'y', count: 1 },
  ]);
});

test('the most frequent values are offered, and those that must stay', () => {
  const names = Array.from({ length: 30 }, (_name, index) => `n${String(index)}`);
  const all = names.map((name): Choice => ({ name, count: 1 }));
  const offered = (staying: readonly string[]) =>
    offeredChoices(all, staying).map(({ name }) => name);

  expect(offered([])).toEqual(names.slice(0, 24));
  expect(offeredChoices([...all, { name: '', count: 1 }], []).at(-1)?.name).toBe('');
  expect(offered(['n27', 'n3', 'gone'])).toEqual([...names.slice(0, 24), 'n27']);
});
