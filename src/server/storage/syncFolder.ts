import { open } from 'node:fs/promises';

/** Makes sure that what was added to, renamed in or removed from a folder survives a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows does so by itself, and cannot open a folder.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
