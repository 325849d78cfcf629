import { readFile, writeFile } from 'node:fs/promises';
import prettier from 'prettier';

/**
 * Changes a document, and leaves it as `npm run format` does. One that is not there begins empty.
 *
 * @param {string} file
 * @param {(former: string) => string} change
 */
export async function changeDocument(file, change) {
  const former = await readFile(file, 'utf8').catch(() => '');
  const options = await prettier.resolveConfig(file);
  await writeFile(file, await prettier.format(change(former), { ...options, parser: 'markdown' }));
}
