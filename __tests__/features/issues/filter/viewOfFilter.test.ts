import { readFilter } from '@/features/issues/filter/filterText';
import { asksServerDays, viewOfFilter } from '@/features/issues/filter/viewOfFilter';
import type { Attribute } from '@/protocol/attributes';

const attributes = new Map<number, Attribute>([
  [1, { id: 1, name: 'Status', type: 'ENUM', items: ['a', 'b'] }],
  [2, { id: 2, name: 'Number', type: 'NUMERIC' }],
  [3, { id: 3, name: 'Day', type: 'DATETIME' }],
  [4, { id: 4, name: 'Clock', type: 'DATETIME', time: 1 }],
  [5, { id: 5, name: 'Moment', type: 'DATETIME', time: 1, local: 1 }],
]);

test.each([
  ['where=attribute1.is.a', [{ column: 1001, operator: 'EQ', value: 'a' }]],
  ['where=attribute1.is.a,attribute1.is.b', [{ column: 1001, operator: 'IN', value: 'a, b' }]],
  [
    'where=name.begins.x&where=attribute2.gt.7',
    [
      { column: 0, operator: 'BEG', value: 'x' },
      { column: 1002, operator: 'GT', value: '7' },
    ],
  ],
])('a view can hold %s', (where, filters) => {
  expect(viewOfFilter(readFilter(where), attributes)).toEqual({ filters, left: [] });
});

test.each([
  'where=attribute1.is.a,name.is.b',
  'where=attribute1.is.a,attribute1.begins.b',
  'where=attribute1.is.a,attribute1.is.[Me]',
  'where=attribute1.is.a,attribute1.is.',
  'where=attribute1.is.a,attribute1.is.b%2C%20c',
  'where=attribute2.is.1,attribute2.is.2',
  'where=text.contains.x',
  'where=location.is.Web%20Shop%20%E2%80%94%20Bugs',
  'where=attribute9.is.x',
  'where=nonsense',
])('a view cannot hold %s', (where) => {
  const filter = readFilter(where);
  expect(viewOfFilter(filter, attributes)).toEqual({ filters: [], left: filter });
});

test.each([
  ['where=created.is.2026-01-02', true],
  ['where=modified.gt.[Today]-7', true],
  ['where=attribute3.is.[Today]', true],
  ['where=attribute4.lt.[Today]%2B1', true],
  ['where=attribute5.is.2026-01-02', true],
  ['where=attribute1.is.a&where=attribute5.lt.2026-01-02', true],
  ['where=attribute3.is.2026-01-02', false],
  ['where=attribute4.is.2026-01-02', false],
  ['where=attribute5.is.', false],
  ['where=attribute1.is.a&where=attribute2.gt.7', false],
])('whether days of %s are those of a zone: %p', (where, expected) => {
  const { filters, left } = viewOfFilter(readFilter(where), attributes);
  expect(left).toEqual([]);
  expect(asksServerDays(filters, attributes)).toBe(expected);
});
