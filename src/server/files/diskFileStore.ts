import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';

import { errorCode } from '@/server/core/errorCode';

import type { FileStore } from './fileStore';
import { createFreeSpace } from './freeSpace';

/**
 * Keeps each content as a file named by its id, below `folder`. Incoming content waits in the subfolder `incoming`;
 * none is taken that would leave fewer free bytes than `minFreeBytes` (code 403).
 */
export function createDiskFileStore(
  folder: string,
  { minFreeBytes = 0 }: { minFreeBytes?: number | undefined } = {},
): FileStore {
  const incoming = path.join(folder, 'incoming');
  const freeSpace = createFreeSpace(folder, minFreeBytes);

  function pathOf(fileId: number): string {
    return path.join(folder, String(fileId));
  }

  return {
    async stage() {
      await mkdir(incoming, { recursive: true });
      const stagedPath = path.join(incoming, randomUUID());
      const handle = await open(stagedPath, 'wx');
      const space = freeSpace.begin();
      return {
        write: (chunk) => space.write(chunk.byteLength, () => handle.writeFile(chunk)),
        async finish() {
          // The database will speak of this content, so it must not be lost in a crash.
          await handle.sync();
          await handle.close();
          space.end();
        },
        keep: (fileId) => rename(stagedPath, pathOf(fileId)),
        async discard() {
          try {
            await handle.close();
            await rm(stagedPath, { force: true });
          } finally {
            space.end();
          }
        },
      };
    },
    async open(fileId) {
      const handle = await open(pathOf(fileId), 'r').catch((error: unknown) => {
        // A disk that fails is no file that is not there: whoever runs the server has to hear of it.
        if (errorCode(error) !== 'ENOENT') throw error;
        return null;
      });
      return handle?.createReadStream() ?? null;
    },
    async remove(fileId) {
      await rm(pathOf(fileId), { force: true });
    },
  };
}
