import { nextPlace, placeOf, type RowsPlace } from '@/ui/rowPlaces';

/** Twenty rows in view, and six around them on either side. */
function placeAt(first: number): RowsPlace {
  const around = { first: Math.max(0, first - 6), end: first + 26 };
  const inView = { first, end: first + 20 };
  return { inView, around, prepared: around, isPassing: false, rowHeight: 34 };
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

  it('stay those of before while nobody knows whether one has stopped', () => {
    const passing = nextPlace(placeAt(40), placeAt(90));

    expect(nextPlace(passing, placeAt(90))).toBe(passing);
  });

  it('are passed where one goes on by half of what is in view', () => {
    const leap = nextPlace(placeAt(40), placeAt(90));
    const passing = nextPlace(leap, placeAt(80));
    const slower = nextPlace(passing, placeAt(89));

    expect(leap.isPassing).toBe(false);
    expect(passing.isPassing).toBe(true);
    expect(slower.isPassing).toBe(true);
    // Until one can read them.
    expect(nextPlace(slower, placeAt(92))).toEqual(placeAt(92));
  });

  it('are not passed while most of them stay in view', () => {
    const one = nextPlace(placeAt(40), placeAt(49));

    expect(nextPlace(one, placeAt(58)).isPassing).toBe(false);
  });

  it('stay the same where nothing has changed', () => {
    const place = placeAt(40);

    expect(nextPlace(place, placeAt(40))).toBe(place);
  });
});

it.each([
  ['normal', 1440, { first: 0, end: 38 }],
  ['normal', 720, { first: 0, end: 17 }],
  ['compact', 720, { first: 0, end: 21 }],
  ['normal', 100, { first: 0, end: 1 }],
])(
  'before anything is laid out, rows are drawn between the bars: %s, %d px',
  (density, height, inView) => {
    jest.replaceProperty(window, 'innerHeight', height);
    document.documentElement.dataset['density'] = density;

    expect(placeOf(null, null).inView).toEqual(inView);

    delete document.documentElement.dataset['density'];
  },
);
