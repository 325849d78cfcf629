import { statfs } from 'node:fs/promises';

import { refuse } from '@/server/core/refusal';
import { createSlots } from '@/server/core/slots';

/** So much is written between two looks at the disk. */
const step = 4 * 1_048_576;

/** Keeps bytes of a disk free, because a full one stops the database as well. */
export interface FreeSpace {
  /** For one file, of which nobody knows how large it will get. */
  begin(): SpaceOfFile;
}

interface SpaceOfFile {
  /** Code 403 when too few bytes would stay free, with what all others write meanwhile. */
  write(bytes: number, task: () => Promise<void>): Promise<void>;
  /** Nothing more is written. */
  end(): void;
}

export function createFreeSpace(folder: string, minFreeBytes: number): FreeSpace {
  /** What all files together may still write without another look. */
  let promised = 0;
  // One look at a time: it would not see what is promised meanwhile.
  const looks = createSlots(1);

  async function promise(bytes: number): Promise<void> {
    // As before the look, which may not see what is written during it.
    const before = promised;
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize - before - bytes < minFreeBytes) refuse('UploadError');
    promised += bytes;
  }

  return {
    begin() {
      let left = 0;
      function use(bytes: number): void {
        left -= bytes;
        promised -= bytes;
      }
      return {
        async write(bytes, task) {
          if (bytes > left) {
            const more = Math.max(bytes - left, step);
            await looks.run(() => promise(more));
            left += more;
          }
          await task();
          use(bytes);
        },
        end() {
          use(left);
        },
      };
    },
  };
}
