import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Opens a folder of parts of a benchmark that were measured already: a complete one takes over an hour, and what was
 * measured before a machine was wanted otherwise need not be measured again.
 *
 * @param {string | undefined} folder none keeps nothing
 * @param {object} what
 * @param {string[]} what.roots checkouts that are measured; a part of another build of theirs is measured anew
 * @param {object} what.how runs and journeys; a part that was measured otherwise is measured anew, too
 * @returns {Promise<(name: string, measure: () => Promise<unknown>) => Promise<unknown>>} gives a part, kept or measured
 */
export async function openKeptParts(folder, { roots, how }) {
  if (folder === undefined) return (_name, measure) => measure();
  await mkdir(folder, { recursive: true });
  const builds = await Promise.all(roots.map(fingerprint));
  const wanted = JSON.stringify({ builds, how });

  return async (name, measure) => {
    const file = path.join(folder, `${name}.json`);
    const kept = await read(file);
    if (kept?.wanted === wanted) {
      console.log(`${name}: kept of ${kept.measured}`);
      return kept.part;
    }
    const part = await measure();
    const measured = new Date().toISOString();
    await writeFile(file, JSON.stringify({ measured, wanted, part }));
    return part;
  };
}

/** What was built there: names of files carry hashes of their content. */
async function fingerprint(root) {
  const names = await readdir(path.join(root, 'dist'), { recursive: true });
  return createHash('sha256').update(names.sort().join('\n')).digest('hex').slice(0, 16);
}

async function read(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}
