import { readFilter, withPart, writeFilter } from '@/features/issues/filter/filterText';
import { attributeColumn } from '@/protocol/enums';
import { operators } from '@/protocol/views';
import { listUrl } from '@/routing/paths/listUrls';
import { noFilters } from '@/routing/paths/lists';
import { matchList } from '@/routing/paths/matchList';
import { fc, runs } from '@tests/support/properties';

const aColumn = fc.oneof(
  fc.constantFrom(0, 1, 2, 3, 4, 5, 'text' as const),
  fc.integer({ min: 1, max: 1_000_000 }).map(attributeColumn),
);
const aValue = fc.oneof(
  fc.constantFrom(
    '',
    '[Me]',
    '[Today]-7',
    '[Today]+1',
    'a, b',
    'x.y',
    '&where=id.is.1',
    '#?%',
    'é',
  ),
  fc.string({ unit: 'grapheme', maxLength: 8 }).filter((text) => !/\p{Surrogate}/u.test(text)),
);
const aCondition = fc.record({
  column: aColumn,
  operator: fc.constantFrom(...operators),
  value: aValue,
});
const aFilter = fc.array(fc.array(aCondition, { minLength: 1, maxLength: 3 }), { maxLength: 4 });

const anOrder = fc.record({
  column: fc.oneof(
    fc.constantFrom(0, 1, 2),
    fc.integer({ min: 1, max: 1_000 }).map(attributeColumn),
  ),
  ascending: fc.boolean(),
});

test('conditions, search and order are the same after they stood in an address', () => {
  fc.assert(
    fc.property(
      aFilter,
      fc.option(aValue.filter((text) => text !== '')),
      fc.option(anOrder),
      (filter, value, sort) => {
        const filters = { ...noFilters, viewId: 3 };
        const search = value === null ? null : { column: 0, value };
        const url = listUrl(filters, search, writeFilter(filter), sort);

        // As a browser keeps it.
        const place = matchList(new URL(`http://a/#${url}`).hash.slice(1));

        expect(place).toEqual({ filters, search, shape: writeFilter(filter), sort });
        expect(readFilter(place?.shape ?? '')).toEqual(filter);
      },
    ),
    { numRuns: runs(300) },
  );
});

test.each([
  ['where=id.is.7', [[{ column: 1, operator: 'EQ', value: '7' }]]],
  [
    'where=attribute3.in.A%2C%20B,attribute3.is.&where=modified.gte.[Today]-7',
    [
      [
        { column: 1003, operator: 'IN', value: 'A, B' },
        { column: 1003, operator: 'EQ', value: '' },
      ],
      [{ column: 4, operator: 'GTE', value: '[Today]-7' }],
    ],
  ],
  ['', []],
  ['where=', []],
])('reads %s and writes it again', (where, filter) => {
  expect(readFilter(where)).toEqual(filter);
  expect(writeFilter(readFilter(where))).toBe(where === 'where=' ? '' : where);
});

test.each([
  'where=nothing',
  'where=colour.is.red',
  'where=name.like.x',
  'where=name.is.%E0%A4%A',
  'where=attribute0.is.x',
  'where=attribute9999999999.is.x',
  'where=constructor.is.x',
])('keeps %s, which it cannot read, as it stands', (where) => {
  expect(readFilter(where)).toEqual([[{ raw: where.slice('where='.length) }]]);
  expect(writeFilter(readFilter(where))).toBe(where);
});

test.each([
  '/types/2/issues?',
  '/types/2/issues?filter=x',
  '/types/2/issues?&where=id.is.1',
  '/types/2/issues?column=0&search=x&',
  '/types/2/issues?column=0&search=xwhere=id.is.1&y',
  '/types/2/issues?where=id.is.1#',
  '?where=id.is.1',
])('%s is no address of a list', (path) => {
  expect(matchList(path)).toBeNull();
});

test('a part is put in place of another, behind the last, or taken away with its group', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((value) => ({
    ...{ column: 0, operator: 'EQ' as const },
    value,
  }));
  if (!a || !b || !c) throw new Error('They are there.');
  expect(withPart([[a]], { group: 1, index: 0 }, b)).toEqual([[a], [b]]);
  expect(withPart([[a], [b]], { group: 0, index: 1 }, c)).toEqual([[a, c], [b]]);
  expect(withPart([[a, c]], { group: 0, index: 0 }, b)).toEqual([[b, c]]);
  expect(withPart([[a], [b]], { group: 0, index: 0 }, null)).toEqual([[b]]);
  expect(withPart([[a, c], [b]], { group: 0, index: 1 }, null)).toEqual([[a], [b]]);
});
