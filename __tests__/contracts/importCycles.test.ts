import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const src = path.resolve(__dirname, '../../src');

/** All modules below `src`, with forward slashes. */
const modules = new Set(
  readdirSync(src, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /\.(tsx?|m?js)$/.test(file)),
);

/** The module that a specifier means; undefined for packages and stylesheets. */
function moduleOf(file: string, specifier: string): string | undefined {
  const named = specifier.startsWith('@/')
    ? specifier.slice(2)
    : path.posix.join(path.posix.dirname(file), specifier);
  if (!/^(@\/|\.)/.test(specifier)) return undefined;
  return [named, `${named}.ts`, `${named}.tsx`].find((candidate) => modules.has(candidate));
}

/** What a module imports, types and lazily loaded modules included. */
function importsOf(file: string): string[] {
  const text = readFileSync(path.join(src, file), 'utf8');
  return ts
    .preProcessFile(text)
    .importedFiles.map(({ fileName }) => moduleOf(file, fileName))
    .filter((found) => found !== undefined);
}

/** Ways of imports that come back to where they began, each told once. */
function findCycles(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const cycles: string[] = [];
  const done = new Set<string>();
  const way: string[] = [];
  const visit = (file: string) => {
    const at = way.indexOf(file);
    if (at >= 0) cycles.push([...way.slice(at), file].join(' > '));
    if (at >= 0 || done.has(file)) return;
    way.push(file);
    imports.get(file)?.forEach(visit);
    way.pop();
    done.add(file);
  };
  for (const file of imports.keys()) visit(file);
  return cycles;
}

it('finds a circle', () => {
  const imports = new Map([
    ['a', ['b', 'c']],
    ['b', ['c']],
    ['c', ['d', 'b']],
  ]);

  expect(findCycles(imports)).toEqual(['b > c > b']);
});

it('has no imports in a circle, not even of types', () => {
  const imports = new Map([...modules].map((file) => [file, importsOf(file)]));

  expect(imports.get('server/calls/commentCalls.ts')).toContain('server/access/comments.ts');
  expect(findCycles(imports)).toEqual([]);
});
