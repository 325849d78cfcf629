import { constants, type Dirent } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

export async function folderExists(folder: string): Promise<boolean> {
  return stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

/** Copies a folder so that `target` appears complete or not at all. An earlier target must be gone. */
export async function copyFolder(source: string, target: string): Promise<void> {
  const unfinished = `${target}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  try {
    await copyContents(source, unfinished);
    await rename(unfinished, target);
  } catch (error) {
    // On a full disk, half a copy would keep it full.
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

/** Removes what copies into a folder have left that were killed. */
export async function removeUnfinishedCopies(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name.endsWith('.unfinished')) await rm(path.join(folder, name), { recursive: true });
  }
}

/** All files at once: three times faster than `fs.cp` for the thousand small files of a database. */
async function copyContents(source: string, target: string): Promise<void> {
  const entries = await readdir(source, { recursive: true, withFileTypes: true });
  const pathOf = (entry: Dirent) => path.join(entry.parentPath, entry.name);
  const targetOf = (entry: Dirent) => path.join(target, path.relative(source, pathOf(entry)));
  await mkdir(target, { recursive: true });
  for (const folder of entries.filter((entry) => entry.isDirectory())) {
    await mkdir(targetOf(folder), { recursive: true });
  }
  await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map((file) => copyFile(pathOf(file), targetOf(file), constants.COPYFILE_FICLONE)),
  );
}
