import { stepTo } from '@/features/issues/charts/chartSteps';
import { mirror, placeChart } from '@/features/issues/charts/chartShapes';
import { countAt, pointsOf } from '@/features/issues/charts/chartTable';
import { fc } from '@tests/support/properties';

/** Rows of 3 series, some of which are missing. */
const points = [
  { row: 0, series: 0 },
  { row: 0, series: 2 },
  { row: 1, series: 1 },
  { row: 2, series: 0 },
  { row: 2, series: 1 },
  { row: 2, series: 2 },
];
const [first = { row: 0, series: 0 }] = points;

test.each([
  ['down', 'ArrowDown', first, { row: 1, series: 1 }],
  ['down', 'ArrowRight', first, { row: 0, series: 2 }],
  ['down', 'ArrowLeft', first, first],
  ['down', 'ArrowUp', { row: 2, series: 2 }, { row: 1, series: 1 }],
  ['down', 'Home', { row: 2, series: 2 }, first],
  ['down', 'End', first, { row: 2, series: 2 }],
  ['across', 'ArrowRight', { row: 1, series: 1 }, { row: 2, series: 1 }],
  ['across', 'ArrowUp', first, { row: 0, series: 2 }],
  ['across', 'ArrowDown', { row: 2, series: 1 }, { row: 2, series: 0 }],
] as const)('%s: %s leads on', (direction, key, from, expected) => {
  expect(stepTo(key, from, points, direction)).toEqual(expected);
});

test('other keys are left to others', () => {
  expect(stepTo('j', first, points, 'down')).toBeNull();
});

const item = (key: string) => ({ key, label: `Label ${key}`, hue: null, conditions: [] });
const aTable = fc
  .tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 1, max: 8 }))
  .chain(([rows, series]) =>
    fc
      .array(
        fc.array(fc.integer({ min: 0, max: 2_000 }), { minLength: series, maxLength: series }),
        { minLength: rows, maxLength: rows },
      )
      .map((counts) => ({
        rows: counts.map((_count, index) => item(`r${String(index)}`)),
        series: Array.from({ length: series }, (_, index) => item(`s${String(index)}`)),
        counts,
      })),
  );

test('everything is drawn in its room, and as large as it counts', () => {
  fc.assert(
    fc.property(
      aTable,
      fc.constantFrom('bars' as const, 'columns' as const, 'areas' as const),
      fc.integer({ min: 280, max: 1_600 }),
      (table, drawing, width) => {
        const shapes = placeChart(drawing, table, { width, em: 13, show: String });
        for (const placed of [shapes, mirror(shapes)]) {
          for (const mark of placed.marks) {
            expect(mark.x).toBeGreaterThanOrEqual(-0.01);
            expect(mark.x + mark.width).toBeLessThanOrEqual(width + 0.01);
            expect(mark.y).toBeGreaterThanOrEqual(0);
            expect(mark.y + mark.height).toBeLessThanOrEqual(shapes.height);
          }
        }
        const side = drawing === 'bars' ? 'width' : 'height';
        const scales = shapes.marks
          .filter((mark) => countAt(table, mark) > 0)
          .map((mark) => mark[side] / countAt(table, mark));
        for (const scale of scales) expect(scale).toBeCloseTo(scales[0] ?? 0, 6);
        expect(shapes.marks.length).toBeLessThanOrEqual(pointsOf(table).length);
      },
    ),
  );
});
