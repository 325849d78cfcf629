import { constants } from 'node:fs';
import { cp, rename, rm, stat } from 'node:fs/promises';

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
  await cp(source, unfinished, { recursive: true, mode: constants.COPYFILE_FICLONE });
  await rename(unfinished, target);
}
