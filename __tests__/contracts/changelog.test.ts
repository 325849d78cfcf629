import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const versionIn = (file: string) => (JSON.parse(read(file)) as { version: string }).version;

const headings = [...read('CHANGELOG.md').matchAll(/^## (.*)$/gm)].map(
  ([, heading = '']) => heading,
);
const [unreleased, ...releases] = headings;

test('the versions of the change log are dated, the latest first, and it is that of the package', () => {
  const found = releases.map((heading) =>
    /^\[(\d+\.\d+\.\d+)\] - (\d{4}-\d\d-\d\d)$/.exec(heading),
  );
  const dates = found.map((release) => release?.[2] ?? '');

  expect(unreleased).toBe('[Unreleased]');
  expect(dates).toEqual(dates.toSorted().toReversed());
  expect(found[0]?.[1]).toBe(versionIn('package.json'));
  expect(versionIn('package-lock.json')).toBe(versionIn('package.json'));
});
