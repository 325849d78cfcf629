import { lstat, readdir } from 'node:fs/promises';
import path from 'node:path';

/** Everything in a folder, and the folder (`''`), that others than its owner may read, write or enter. */
export async function readableByOthers(folder: string): Promise<string[]> {
  const names = ['', ...(await readdir(folder, { recursive: true }))];
  const modes = await Promise.all(
    names.map(async (name) => (await lstat(path.join(folder, name))).mode),
  );
  return names.filter((_name, index) => ((modes[index] ?? 0) & 0o077) !== 0);
}
