import { dropIndex, moveItem, shiftOf } from '@/ui/order/moves';
import { fc } from '@tests/support/properties';

/** Rows of 30 px with gaps of 10. */
const rows = [0, 40, 80, 120, 160].map((start) => ({ start, size: 30 }));

describe('moveItem', () => {
  it.each([
    [0, 2, 'bcad'],
    [2, 0, 'cabd'],
    [3, 3, 'abcd'],
    [1, 2, 'acbd'],
  ])('from %d to %d gives %s', (from, to, expected) => {
    expect(moveItem(['a', 'b', 'c', 'd'], from, to).join('')).toBe(expected);
  });

  it('keeps every item and can be taken back', () => {
    const places = fc.array(fc.integer(), { minLength: 1 }).chain((items) => {
      const place = fc.nat(items.length - 1);
      return fc.tuple(fc.constant(items), place, place);
    });
    fc.assert(
      fc.property(places, ([items, from, to]) => {
        const moved = moveItem(items, from, to);
        expect(moved[to]).toBe(items[from]);
        expect(moveItem(moved, to, from)).toEqual(items);
      }),
    );
  });
});

describe('dropIndex', () => {
  it.each([
    ['stays while no middle is passed', 1, 24, 0, 1],
    ['passes one row', 1, 26, 0, 2],
    ['passes all rows', 1, 500, 0, 4],
    ['goes up', 3, -30, 0, 2],
    ['goes to the start', 3, -500, 0, 0],
    ['does not displace fixed rows', 3, -500, 2, 2],
    ['has no row', 9, 0, 0, 9],
  ])('%s', (_what, from, offset, fixedCount, expected) => {
    expect(dropIndex(rows, from, offset, fixedCount)).toBe(expected);
  });

  it('is always the place of a row that may move', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4 }), fc.integer(), (from, offset) => {
        const to = dropIndex(rows, from, offset, 1);
        expect(to).toBeGreaterThanOrEqual(1);
        expect(to).toBeLessThanOrEqual(4);
      }),
    );
  });
});

describe('shiftOf', () => {
  it.each([
    [{ from: 1, to: 3 }, [0, 0, -40, -40, 0]],
    [{ from: 4, to: 2 }, [0, 0, 40, 40, 0]],
    [{ from: 2, to: 2 }, [0, 0, 0, 0, 0]],
  ])('makes room for %j', (drag, expected) => {
    expect(rows.map((_row, index) => shiftOf(rows, index, drag))).toEqual(expected);
  });

  it('knows a row without neighbours', () => {
    expect(shiftOf(rows.slice(0, 1), 1, { from: 0, to: 1 })).toBe(-30);
    expect(shiftOf([], 1, { from: 0, to: 1 })).toBeCloseTo(0);
  });
});
