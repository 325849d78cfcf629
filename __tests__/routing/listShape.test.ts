import { joinShape, splitShape } from '@/routing/paths/listShape';
import { listUrl, withoutSort } from '@/routing/paths/listUrls';
import { noFilters } from '@/routing/paths/lists';
import { matchList } from '@/routing/paths/matchList';

test.each([
  ['', '', ''],
  ['where=id.is.1', 'where=id.is.1', ''],
  ['as=board.attribute3', '', 'board.attribute3'],
  [
    'where=id.is.1&where=id.is.2&as=groups.created.week',
    'where=id.is.1&where=id.is.2',
    'groups.created.week',
  ],
  ['where=name.is.as%3D1', 'where=name.is.as%3D1', ''],
])('divides %s', (shape, where, as) => {
  expect(splitShape(shape)).toEqual({ where, as });
  expect(joinShape({ where, as })).toBe(shape);
});

test.each(['as=board.attribute3', 'where=id.is.1&as=chart.count.id'])(
  'the address of a list holds %s, behind a search or without one',
  (shape) => {
    const filters = { ...noFilters, typeId: 2 };
    const none = { filters, search: null, shape, sort: null };
    expect(matchList(`/types/2/issues?${shape}`)).toEqual(none);
    expect(matchList(`/types/2/issues?column=1&search=x&${shape}`)).toEqual({
      filters,
      search: { column: 1, value: 'x' },
      shape,
      sort: null,
    });
    expect(matchList(`/?${shape}`)).toBeNull();
  },
);

test.each([
  ['nothing', '', null],
  ['conditions', 'where=id.is.1', null],
  ['a search and a way of looking', 'as=groups.created.week', { column: 1, value: 'x' }],
])('the order of a list stands last, behind %s', (_what, shape, search) => {
  const filters = { ...noFilters, viewId: 3 };
  const plain = listUrl(filters, search, shape);
  for (const sort of [
    { column: 0, ascending: true },
    { column: 1005, ascending: false },
  ]) {
    const url = listUrl(filters, search, shape, sort);
    expect(url).not.toBe(plain);
    expect(matchList(url)).toEqual({ filters, search, shape, sort });
    expect(withoutSort(url)).toBe(plain);
  }
  expect(withoutSort(plain)).toBe(plain);
});

test.each([
  '/?sort=1',
  '/types/2/issues&sort=1',
  '/types/2/issues?&sort=1',
  '/types/2/issues?sort=01',
  '/types/2/issues?sort=2147483648',
  '/types/2/issues?sort=name',
  '/types/2/issues?sort=1.asc',
  '/types/2/issues?sort=1&column=1&search=x',
])('%s is no address', (url) => {
  expect(matchList(url)).toBeNull();
});
