import type { Readable } from 'node:stream';

/** Keeps the contents of files that are too large for the database. */
export interface FileStore {
  /** Opens a place for content that does not belong to a file yet. */
  stage(): Promise<StagedFile>;
  /** null when there is no such content. */
  open(fileId: number): Promise<Readable | null>;
  remove(fileId: number): Promise<void>;
}

export interface StagedFile {
  write(chunk: Uint8Array): Promise<void>;
  /** All has been written: it is safe from a crash from here on. May take long, so nobody should be kept waiting meanwhile. */
  finish(): Promise<void>;
  /** Makes the finished content that of a file, replacing what a rolled back upload may have left there. */
  keep(fileId: number): Promise<void>;
  discard(): Promise<void>;
}
