import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';

import type { FileStore } from './fileStore';
import { systemErrorCode } from './systemErrorCode';

/** Keeps folders small enough for any file system. */
const FILES_PER_FOLDER = 1000;

/** Unfinished writes; what a killed process left here is worthless. */
const INCOMING = 'incoming';

/** A file store in a folder of its own: `<folder>/<id / 1000>/<id>`. Names come from ids only, never from users. */
export async function openFolderFileStore(folder: string): Promise<FileStore> {
  const incoming = path.join(folder, INCOMING);
  await rm(incoming, { recursive: true, force: true });
  await mkdir(incoming, { recursive: true });

  function pathOf(fileId: number): string {
    return path.join(folder, String(Math.floor(fileId / FILES_PER_FOLDER)), String(fileId));
  }

  async function writeIncoming(
    target: string,
    content: Uint8Array | AsyncIterable<Uint8Array>,
  ): Promise<number> {
    const handle = await open(target, 'wx');
    try {
      await handle.writeFile(content);
      await handle.sync();
      return (await handle.stat()).size;
    } finally {
      await handle.close();
    }
  }

  return {
    async write(fileId, content) {
      const unfinished = path.join(incoming, randomUUID());
      try {
        const size = await writeIncoming(unfinished, content);
        await mkdir(path.dirname(pathOf(fileId)), { recursive: true });
        await rename(unfinished, pathOf(fileId));
        return size;
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    async read(fileId) {
      try {
        const handle = await open(pathOf(fileId));
        return Readable.toWeb(handle.createReadStream()) as ReadableStream<Uint8Array>;
      } catch (error) {
        if (systemErrorCode(error) === 'ENOENT') return undefined;
        throw error;
      }
    },
    remove: (fileId) => rm(pathOf(fileId), { force: true }),
  };
}
