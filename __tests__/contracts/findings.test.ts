/** What docs/findings.md says to be held by a test is held by one that is there. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = process.cwd();
const document = readFileSync(path.join(root, 'docs/findings.md'), 'utf8');

const folders: Readonly<Record<string, string>> = {
  s: '__tests__/server',
  f: '__tests__/features',
  b: '__tests__/browser',
};

/** The names in the last column of its tables. */
const named = document
  .split('\n')
  .filter((line) => line.startsWith('|') && line.includes('`'))
  .flatMap((line) => [...(line.split('|').at(-2) ?? '').matchAll(/`([^`]+)`/g)])
  .map(([, name = '']) => name.replace(/^([sfb])\//, (_, key: string) => `${folders[key] ?? ''}/`));

function isThere(name: string): boolean {
  const file = path.basename(name).replace('*', '.*');
  const pattern = new RegExp(`^${file}\\.test\\.tsx?$`);
  try {
    return readdirSync(path.join(root, path.dirname(name))).some((one) => pattern.test(one));
  } catch {
    return false;
  }
}

it('names tests that are there', () => {
  expect(named.length).toBeGreaterThan(60);
  expect(named.filter((name) => !isThere(name))).toEqual([]);
});

it('has a line for each finding', () => {
  const points = [...document.matchAll(/^\| ([A-Z]\d+)\b/gm)].map(([, point]) => point);
  const count = (letter: string) =>
    new Set(points.filter((point) => point?.startsWith(letter))).size;

  expect(['H', 'M', 'L', 'B', 'C'].map(count)).toEqual([2, 8, 14, 23, 10]);
});
