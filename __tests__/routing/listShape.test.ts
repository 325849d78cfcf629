import { joinShape, splitShape } from '@/routing/paths/listShape';
import { matchList, noFilters } from '@/routing/paths/lists';

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
    expect(matchList(`/types/2/issues?${shape}`)).toEqual({ filters, search: null, shape });
    expect(matchList(`/types/2/issues?column=1&search=x&${shape}`)).toEqual({
      filters,
      search: { column: 1, value: 'x' },
      shape,
    });
    expect(matchList(`/?${shape}`)).toBeNull();
  },
);
