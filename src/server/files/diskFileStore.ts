import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';

import { refuse } from '@/server/core/refusal';

import type { FileStore } from './fileStore';

/**
 * Keeps each content as a file named by its id, below `folder`. Incoming content waits in the subfolder `incoming`; with
 * fewer free bytes than `minFreeBytes` none is taken (code 403), because a full disk stops the database as well.
 */
export function createDiskFileStore(
  folder: string,
  { minFreeBytes = 0 }: { minFreeBytes?: number | undefined } = {},
): FileStore {
  const incoming = path.join(folder, 'incoming');

  function pathOf(fileId: number): string {
    return path.join(folder, String(fileId));
  }

  return {
    async stage() {
      await mkdir(incoming, { recursive: true });
      const { bavail, bsize } = await statfs(incoming);
      if (bavail * bsize < minFreeBytes) refuse('UploadError');
      const stagedPath = path.join(incoming, randomUUID());
      const handle = await open(stagedPath, 'wx');
      return {
        async write(chunk) {
          await handle.writeFile(chunk);
        },
        async keep(fileId) {
          // The database will speak of this content, so it must not be lost in a crash.
          await handle.sync();
          await handle.close();
          await rename(stagedPath, pathOf(fileId));
        },
        async discard() {
          await handle.close();
          await rm(stagedPath, { force: true });
        },
      };
    },
    async open(fileId) {
      const exists = await stat(pathOf(fileId)).then(
        () => true,
        () => false,
      );
      return exists ? createReadStream(pathOf(fileId)) : null;
    },
    async remove(fileId) {
      await rm(pathOf(fileId), { force: true });
    },
  };
}
