import { Readable } from 'node:stream';

import type { FileStore } from './fileStore';

/** Forgets everything with the process: for tests and throw-away servers. */
export function createMemoryFileStore(): FileStore {
  const contents = new Map<number, Buffer>();
  return {
    stage() {
      const chunks: Uint8Array[] = [];
      return Promise.resolve({
        write(chunk) {
          chunks.push(chunk);
          return Promise.resolve();
        },
        finish: () => Promise.resolve(),
        keep(fileId) {
          contents.set(fileId, Buffer.concat(chunks));
          return Promise.resolve();
        },
        discard: () => Promise.resolve(),
      });
    },
    open(fileId) {
      const content = contents.get(fileId);
      return Promise.resolve(content === undefined ? null : Readable.from([content]));
    },
    remove(fileId) {
      contents.delete(fileId);
      return Promise.resolve();
    },
  };
}
