import type { AttributeDefinition } from '@/protocol/attributes';
import type { Result } from '@/lib/result';
import { checkColumns, checkFilter, operatorsOf } from '@/rules/viewDefinitions';

const attributes = new Map<number, AttributeDefinition>([
  [7, { name: 'Text', type: 'TEXT' }],
  [8, { name: 'Number', type: 'NUMERIC', decimal: 2 }],
  [9, { name: 'Date', type: 'DATETIME', time: 1 }],
]);

/** 0 = accepted. */
const codeOf = (result: Result<unknown>): number => (result.ok ? 0 : result.code);

test.each([
  ['1,0', 1, 0],
  ['1,0,1007,5', 1007, 0],
  ['', 1, 343],
  ['1, 0', 1, 332],
  ['1,00', 1, 332],
  ['1,0,-2', 1, 332],
  ['1,0,6', 1, 341],
  ['1,0,1010', 1, 341],
  ['1,0,1000', 1, 341],
  ['1,0,2,2', 1, 337],
  ['0,1', 1, 343],
  ['1', 1, 343],
  ['1,0', 2, 341],
])('columns %j sorted by %i: %i', (columns, sortColumn, code) => {
  expect(codeOf(checkColumns({ columns, sortColumn, sortAscending: true }, attributes))).toBe(code);
});

test.each([
  [0, 'EQ', 'any text', 0],
  [0, 'EQ', '', 0],
  [0, 'CON', '', 325],
  [0, 'LT', 'a', 322],
  [0, 'FOO', 'a', 322],
  [3, 'EQ', '[Me]', 0],
  [3, 'EQ', '[Me] too', 332],
  [1007, 'IN', 'a, b', 0],
  [1007, 'IN', 'a,b', 332],
  [1007, 'IN', 'a, [Me]', 332],
  [1007, 'EQ', 'x'.repeat(256), 327],
  [1007, 'EQ', ' a', 319],
  [1, 'LT', '200', 0],
  [1, 'LT', '2.5', 332],
  [1008, 'GTE', '1.00', 0],
  [1008, 'GTE', '1', 332],
  [1008, 'CON', '1.00', 322],
  [1008, 'GT', '', 325],
  [1009, 'EQ', '2026-01-31', 0],
  [1009, 'EQ', '2026-01-31 10:00', 332],
  [1009, 'EQ', '2026-02-30', 333],
  [4, 'GTE', '[Today]-7', 0],
  [4, 'GTE', '[Today]-0', 332],
  [6, 'EQ', 'a', 341],
  [1010, 'EQ', 'a', 341],
])('filter %i %s %j: %i', (column, operator, value, code) => {
  expect(codeOf(checkFilter({ column, operator, value }, attributes))).toBe(code);
});

it.each([
  ['NUMERIC', ['EQ', 'NEQ', 'LT', 'LTE', 'GT', 'GTE']],
  ['DATETIME', ['EQ', 'NEQ', 'LT', 'LTE', 'GT', 'GTE']],
  ['TEXT', ['EQ', 'NEQ', 'BEG', 'CON', 'END', 'IN']],
  ['USER', ['EQ', 'NEQ', 'BEG', 'CON', 'END', 'IN']],
])('%s is compared by %j', (type, expected) => {
  expect(operatorsOf(type)).toEqual(expected);
});
