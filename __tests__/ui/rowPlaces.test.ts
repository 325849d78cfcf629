import { nextPlace, type RowsPlace } from '@/ui/rowPlaces';

/** Twenty rows in view, and six around them on either side. */
function placeAt(first: number): RowsPlace {
  const around = { first: Math.max(0, first - 6), end: first + 26 };
  return { inView: { first, end: first + 20 }, around, prepared: around, rowHeight: 34 };
}

describe('the rows to get ready', () => {
  it.each([
    ['a few rows on', 40, 46],
    ['a few rows back', 40, 34],
  ])('are those around, %s', (_way, from, to) => {
    expect(nextPlace(placeAt(from), placeAt(to))).toEqual(placeAt(to));
  });

  it.each([
    ['further on', 40, 47],
    ['further back', 40, 33],
    ['anywhere', 0, 9000],
  ])('stay those of before, where one has come %s at once', (_way, from, to) => {
    const { prepared } = placeAt(from);

    expect(nextPlace(placeAt(from), placeAt(to))).toEqual({ ...placeAt(to), prepared });
  });

  it('are those around once one has stopped', () => {
    const passing = nextPlace(placeAt(40), placeAt(90));

    expect(nextPlace(passing, placeAt(90))).toEqual(placeAt(90));
  });

  it('stay the same where nothing has changed', () => {
    const place = placeAt(40);

    expect(nextPlace(place, placeAt(40))).toBe(place);
  });
});
