import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { fileExists, folderExists } from './copyFolder';
import { PRIVATE } from './privacy';
import { syncFolder } from './syncFolder';

/** A data folder, as far as it matters here. */
interface Rooted {
  root: string;
}

/** What a restore may replace. */
const parts = ['database', 'files'] as const;

/** Written when what is to come is complete and was tried: from then on the restore is finished, whatever happens. */
const DECISION = 'decided';

/** Keeps what restores have replaced, each in a folder of its own. */
export const REPLACED = 'replaced';

/** Where data waits until it takes the place of the present one. */
export function incomingFolder({ root }: Rooted): string {
  return path.join(root, 'restoring');
}

/**
 * Puts the parts that wait in the incoming folder in the place of the present ones, which are kept. The process may be killed
 * at any moment: until the decision is on the disk nothing has changed, and afterwards `finishReplacing` goes on.
 * Answers the folder that keeps what was replaced; null when there was nothing.
 */
export async function replaceData(folder: Rooted): Promise<string | null> {
  const incoming = incomingFolder(folder);
  const replaced = await newReplacedFolder(folder);
  const unfinished = path.join(incoming, `${DECISION}.unfinished`);
  await writeFile(unfinished, replaced, { mode: PRIVATE.file, flush: true });
  await rename(unfinished, path.join(incoming, DECISION));
  await syncFolder(incoming);
  await finishReplacing(folder);
  return (await folderExists(path.join(folder.root, replaced))) ? replaced : null;
}

/** Whether a restore was decided that is not finished. */
export function isReplacing(folder: Rooted): Promise<boolean> {
  return fileExists(path.join(incomingFolder(folder), DECISION));
}

/** Finishes a restore that was killed, or forgets it when it had not been decided. Does nothing where there was none. */
export async function finishReplacing(folder: Rooted): Promise<void> {
  const incoming = incomingFolder(folder);
  if (await isReplacing(folder)) {
    const replaced = await readFile(path.join(incoming, DECISION), 'utf8');
    for (const part of parts) {
      // A part that waits no more has arrived.
      if (await folderExists(path.join(incoming, part))) await replacePart(folder, part, replaced);
    }
    await syncFolder(folder.root);
  }
  await rm(incoming, { recursive: true, force: true });
}

async function replacePart(
  folder: Rooted,
  part: (typeof parts)[number],
  replaced: string,
): Promise<void> {
  const { root } = folder;
  const present = path.join(root, part);
  if (await folderExists(present)) {
    const kept = path.join(root, replaced);
    await mkdir(kept, { recursive: true, mode: PRIVATE.folder });
    await rename(present, path.join(kept, part));
    await syncFolder(kept);
  }
  await rename(path.join(incomingFolder(folder), part), present);
}

/** Named by the time, relative to the data folder; one that is there already is never touched. */
async function newReplacedFolder({ root }: Rooted): Promise<string> {
  const time = new Date().toISOString().replaceAll(':', '-');
  for (let number = 1; ; number += 1) {
    const name = path.join(REPLACED, number === 1 ? time : `${time}-${number}`);
    if (!(await folderExists(path.join(root, name)))) return name;
  }
}
