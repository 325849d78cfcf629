import { readdirSync } from 'node:fs';
import path from 'node:path';
import { doors, entry, layers } from '@/tooling/boundaries.js';

const root = path.resolve(__dirname, '../..');
const src = path.join(root, 'src');
const allowed: Record<string, readonly string[]> = layers;

/** All files below `src`, with forward slashes. */
const files = readdirSync(src, { recursive: true, withFileTypes: true, encoding: 'utf8' })
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(src, path.join(entry.parentPath, entry.name)));

it('knows every folder of src as a layer', () => {
  const folders = readdirSync(src, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

  expect(Object.keys(layers)).toEqual(expect.arrayContaining(folders));
});

it('lets layers import existing layers only', () => {
  const named = [...Object.values(layers).flat(), ...doors.flatMap(({ from, to }) => [from, to])];

  expect(Object.keys(layers)).toEqual(expect.arrayContaining([...named, ...entry.imports]));
});

it('has no two layers that import each other, directly or in a round', () => {
  const reach = (layer: string, seen: ReadonlySet<string>): string[] =>
    (allowed[layer] ?? []).flatMap((next) =>
      seen.has(next) ? [next] : [next, ...reach(next, new Set([...seen, next]))],
    );

  const circular = Object.keys(layers).filter((layer) => reach(layer, new Set()).includes(layer));

  expect(circular).toEqual([]);
});

it('names files after what they hold', () => {
  const vague = files.filter((file) => /(^|\/)(utils?|helpers?|types?|index)\.tsx?$/.test(file));
  const misspelt = files
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .filter(
      (file) =>
        !/(^|\/)([A-Z][A-Za-z0-9]*(\.tsx|Context\.ts)|[a-z][A-Za-z0-9]*\.(ts|tsx))$/.test(file),
    );

  expect(vague).toEqual(['index.tsx']);
  expect(misspelt).toEqual([]);
});
