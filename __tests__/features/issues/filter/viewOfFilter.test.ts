import { readFilter } from '@/features/issues/filter/filterText';
import { viewOfFilter } from '@/features/issues/filter/viewOfFilter';
import type { Attribute } from '@/protocol/attributes';

const attributes = new Map<number, Attribute>([
  [1, { id: 1, name: 'Status', type: 'ENUM', items: ['a', 'b'] }],
  [2, { id: 2, name: 'Number', type: 'NUMERIC' }],
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
  'where=attribute9.is.x',
  'where=nonsense',
])('a view cannot hold %s', (where) => {
  const filter = readFilter(where);
  expect(viewOfFilter(filter, attributes)).toEqual({ filters: [], left: filter });
});
