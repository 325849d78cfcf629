import { constants, type Dirent } from 'node:fs';
import { chmod, copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

import { errorCode } from '@/server/core/errorCode';

import { PRIVATE } from './privacy';

export async function folderExists(folder: string): Promise<boolean> {
  return stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

export async function fileExists(file: string): Promise<boolean> {
  return stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
}

interface CopyOptions {
  /** What directly in the folder is left out. */
  except?: string;
  /** Somebody is writing: a file that is gone when its turn comes is none. */
  isInUse?: boolean;
}

/**
 * Copies a folder so that `target` appears complete or not at all; only our user can read it, whatever the source was like.
 * An earlier target must be gone.
 */
export async function copyFolder(
  source: string,
  target: string,
  options: CopyOptions = {},
): Promise<void> {
  const unfinished = `${target}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  try {
    await copyContents(source, unfinished, options);
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

/** Only our user can read the copy. */
export async function copyFileTo(source: string, target: string): Promise<void> {
  await copyFile(source, target, constants.COPYFILE_FICLONE);
  await chmod(target, PRIVATE.file);
}

/** All files at once: three times faster than `fs.cp` for the thousand small files of a database. */
async function copyContents(
  source: string,
  target: string,
  { except, isInUse = false }: CopyOptions,
): Promise<void> {
  const inSource = (entry: Dirent) =>
    path.relative(source, path.join(entry.parentPath, entry.name));
  const entries = (await readdir(source, { recursive: true, withFileTypes: true })).filter(
    (entry) => inSource(entry).split(path.sep)[0] !== except,
  );
  await mkdir(target, { recursive: true, mode: PRIVATE.folder });
  for (const folder of entries.filter((entry) => entry.isDirectory())) {
    await mkdir(path.join(target, inSource(folder)), { recursive: true, mode: PRIVATE.folder });
  }
  await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (file) => {
        const copy = path.join(target, inSource(file));
        try {
          await copyFileTo(path.join(source, inSource(file)), copy);
        } catch (error) {
          if (!isInUse || errorCode(error) !== 'ENOENT') throw error;
        }
      }),
  );
}
