import { placeChart } from '@/features/issues/charts/chartShapes';

test('a single period has columns side by side around its middle, no wider than columns are', () => {
  const item = (label: string) => ({ key: label, label, hue: null, conditions: null });
  const table = {
    rows: [item('11/30/2026')],
    series: [item('Created'), item('Modified')],
    counts: [[1, 2]],
  };

  const { marks, labels } = placeChart('columns', table, { width: 900, em: 16, show: String });

  const [first, second] = marks;
  expect(first?.width).toBe(63);
  const middle = labels.find(({ text }) => text === '11/30/2026')?.x;
  expect(second?.x).toBe(middle);
  expect(first?.x).toBe((middle ?? 0) - 64);
});
