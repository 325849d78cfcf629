/** Keeps the contents of attached files that are too large for the database (api 4.10, `fileDbMaxSize`). */
export interface FileStore {
  /**
   * Stores a content under the file's id, replacing an earlier one, and answers its size in bytes.
   * It is complete and on disk when the promise resolves; after a failure nothing is kept under this id.
   */
  write(fileId: number, content: Uint8Array | AsyncIterable<Uint8Array>): Promise<number>;
  /** The content from its first byte, undefined when there is none under this id. */
  read(fileId: number): Promise<ReadableStream<Uint8Array> | undefined>;
  /** Removing what is not there is no error. */
  remove(fileId: number): Promise<void>;
}
