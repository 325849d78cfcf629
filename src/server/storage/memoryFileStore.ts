import type { FileStore } from './fileStore';

async function bytesOf(content: Uint8Array | AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  if (content instanceof Uint8Array) return content;
  const chunks: Uint8Array[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** For a server whose database is in memory too: everything ends with the process. */
export function createMemoryFileStore(): FileStore {
  const contents = new Map<number, Uint8Array>();
  return {
    async write(fileId, content) {
      const bytes = await bytesOf(content);
      contents.set(fileId, bytes);
      return bytes.length;
    },
    read(fileId) {
      const bytes = contents.get(fileId);
      return Promise.resolve(bytes && new Blob([new Uint8Array(bytes)]).stream());
    },
    remove(fileId) {
      contents.delete(fileId);
      return Promise.resolve();
    },
  };
}
