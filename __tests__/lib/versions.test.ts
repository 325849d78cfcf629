import { compareVersions } from '@/lib/versions';

test.each([
  ['2.0.1', '2.0.1', 0],
  ['2.0', '2.0.0', 0],
  ['2.0.10', '2.0.9', 1],
  ['1.9.9', '2', -1],
  ['v2.1', '2.1.0-beta', 0],
  ['unknown', '0.0.1', -1],
])('%s against %s', (first, second, order) => {
  expect(compareVersions(first, second)).toBe(order);
  expect(compareVersions(second, first)).toBe(order === 0 ? 0 : -order);
});
