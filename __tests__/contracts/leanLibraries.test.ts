/** The rewrites of libraries in the production build are held against the libraries that are installed. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rewrites } from '@/tooling/leanLibraryLoader.mjs';

/** What of a library is bundled. */
const bundled = /\.m?js$/;

function modulesOf(library: string): string[] {
  const root = path.resolve('node_modules', library);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => bundled.test(file) && !file.includes('node_modules'))
    .map((file) => path.join(root, file));
}

it.each(rewrites)('$library still holds $find', ({ library, find }) => {
  const holds = (file: string) => readFileSync(file, 'utf8').search(find) >= 0;

  expect(modulesOf(library).some(holds)).toBe(true);
});
