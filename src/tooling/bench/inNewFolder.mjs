import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** Runs `use` with a new folder for what lasts no longer than it. */
export async function inNewFolder(prefix, use) {
  const folder = await mkdtemp(path.join(os.tmpdir(), prefix));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
