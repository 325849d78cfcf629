import { refuse } from '@/server/core/refusal';

import type { FileStore, StagedFile } from './fileStore';

/** A received file. Small ones are in memory and go to the database, others wait in the file store, finished. */
export interface UploadedFile {
  size: number;
  /** null = staged. */
  content: Uint8Array | null;
  staged: StagedFile | null;
}

/** Receives a stream and stops it with 403 as soon as it is too large, or when it was empty (protocol 2.4). */
export async function receiveFile(
  chunks: AsyncIterable<Uint8Array>,
  store: FileStore,
  { maxSize, maxSizeInMemory }: { maxSize: number; maxSizeInMemory: number },
): Promise<UploadedFile> {
  const inMemory: Uint8Array[] = [];
  let staged: StagedFile | null = null;
  let size = 0;
  try {
    for await (const chunk of chunks) {
      size += chunk.byteLength;
      if (size > maxSize) refuse('UploadError');
      if (staged === null && size > maxSizeInMemory) {
        staged = await store.stage();
        for (const earlier of inMemory.splice(0)) await staged.write(earlier);
      }
      if (staged === null) inMemory.push(chunk);
      else await staged.write(chunk);
    }
    if (size === 0) refuse('UploadError');
    await staged?.finish();
  } catch (error) {
    await staged?.discard();
    throw error;
  }
  return { size, staged, content: staged === null ? Buffer.concat(inMemory) : null };
}
