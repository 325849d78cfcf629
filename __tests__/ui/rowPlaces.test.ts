import { nextPlace, type RowsPlace } from '@/ui/rowPlaces';

/** Twenty rows in view, and six around them on either side. */
const placeAt = (first: number): RowsPlace => ({
  inView: { first, end: first + 20 },
  around: { first: Math.max(0, first - 6), end: first + 26 },
  rowHeight: 34,
  isPassing: false,
});

describe('the rows to draw next', () => {
  it.each([
    ['a few rows on', 40, 46],
    ['a few rows back', 40, 34],
  ])('are those around %s, too', (_way, from, to) => {
    expect(nextPlace(placeAt(from), placeAt(to))).toEqual(placeAt(to));
  });

  it.each([
    ['further on', 40, 47],
    ['further back', 40, 33],
    ['anywhere', 0, 9000],
  ])('are only those in view, where one has come %s at once', (_way, from, to) => {
    const { around } = placeAt(from);

    expect(nextPlace(placeAt(from), placeAt(to))).toEqual({
      ...placeAt(to),
      around,
      isPassing: true,
    });
  });

  it('are those around, too, once one has stopped', () => {
    const passing = nextPlace(placeAt(40), placeAt(90));

    expect(nextPlace(passing, placeAt(90))).toEqual(placeAt(90));
  });

  it('stay the same where nothing has changed', () => {
    const place = placeAt(40);

    expect(nextPlace(place, placeAt(40))).toBe(place);
  });
});
