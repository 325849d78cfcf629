import { readdirSync } from 'node:fs';
import path from 'node:path';
import { doors, entry, layers, serverEntry, serverLayers } from '@/tooling/boundaries.js';

const root = path.resolve(__dirname, '../..');
const src = path.join(root, 'src');

type LayerTable = Readonly<Record<string, readonly string[]>>;

/** All files below `src`, with forward slashes. */
const files = readdirSync(src, { recursive: true, withFileTypes: true, encoding: 'utf8' })
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(src, path.join(entry.parentPath, entry.name)));

const tables: { name: string; folder: string; table: LayerTable; named: readonly string[] }[] = [
  {
    name: 'src',
    folder: src,
    table: layers,
    named: [...entry.imports, ...doors.flatMap(({ from, to }) => [from, to])],
  },
  {
    name: 'src/server',
    folder: path.join(src, 'server'),
    table: serverLayers,
    named: serverEntry.imports,
  },
];

describe.each(tables)('the layers of $name', ({ folder, table, named }) => {
  it('are its folders', () => {
    const folders = readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name);

    expect(folders.toSorted()).toEqual(Object.keys(table).toSorted());
  });

  it('import existing layers only', () => {
    const imported = [...Object.values(table).flat(), ...named];

    expect(imported.filter((name) => !Object.hasOwn(table, name))).toEqual([]);
  });

  it('do not import each other, directly or in a round', () => {
    const reach = (layer: string, seen: ReadonlySet<string>): string[] =>
      (table[layer] ?? []).flatMap((next) =>
        seen.has(next) ? [next] : [next, ...reach(next, new Set([...seen, next]))],
      );

    const circular = Object.keys(table).filter((layer) => reach(layer, new Set()).includes(layer));

    expect(circular).toEqual([]);
  });
});

it('has no loose files in the server but its entry', () => {
  const loose = files.filter((file) => /^server\/[^/]+\.tsx?$/.test(file));

  expect(loose).toEqual(['server/main.ts']);
});

it('names files after what they hold', () => {
  const vague = files.filter((file) => /(^|\/)(utils?|helpers?|types?|index)\.tsx?$/.test(file));
  const misspelt = files
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    // The compiler looks for it by this name.
    .filter((file) => file !== path.join('drawing', 'jsx-runtime.ts'))
    .filter(
      (file) =>
        !/(^|\/)([A-Z][A-Za-z0-9]*(\.tsx|Context\.ts)|[a-z][A-Za-z0-9]*\.(ts|tsx))$/.test(file),
    );

  expect(vague).toEqual(['index.tsx']);
  expect(misspelt).toEqual([]);
});
