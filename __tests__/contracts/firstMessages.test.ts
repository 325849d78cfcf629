import { findFirstModules, firstChunks } from '@/tooling/firstMessages.mjs';

/** The modules of the first load, if the entry says `text`. */
function firstOf(text: string): string[] {
  const sources = Object.entries({
    'src/index.tsx': text,
    'src/a.ts': "export * from './deep/b'; export type { T } from './c';",
    'src/deep/b.tsx': "import '@/c/d'; import type { T } from './e';",
    'src/c.ts': '',
    'src/c/d.ts': '',
    'src/deep/e.ts': '',
    'src/late.ts': "import './c';",
  });
  return [...findFirstModules(sources.map(([file, content]) => ({ file, text: content })))].sort();
}

it('are those of all that the entry imports', () => {
  expect(firstOf("import { a } from './a'; import react from 'react';")).toEqual([
    'src/a.ts',
    'src/c/d.ts',
    'src/deep/b.tsx',
    'src/index.tsx',
  ]);
});

it('are not those of types', () => {
  expect(firstOf("import type { A } from './a';")).toEqual(['src/index.tsx']);
});

it('are not those of parts that come later', () => {
  expect(firstOf("const load = () => import('./late');")).toEqual(['src/index.tsx']);
  expect(firstOf('import(/* webpackChunkName: "windows" */ \'./late\');')).toEqual([
    'src/index.tsx',
  ]);
});

it('are those of parts that come in the same chunk', () => {
  expect(firstOf('import(/* webpackMode: "eager" */ \'./late\');')).toEqual([
    'src/c.ts',
    'src/index.tsx',
    'src/late.ts',
  ]);
});

it.each(firstChunks)('are those of the chunk %s', (chunk) => {
  expect(firstOf(`import(\n/* webpackChunkName: "${chunk}" */ './late'\n);`)).toEqual([
    'src/c.ts',
    'src/index.tsx',
    'src/late.ts',
  ]);
});
