import type { Database } from '@/server/database/schema';
import type { FileStore } from '@/server/files/fileStore';

/** What the whole server works with. */
export interface ServerContext {
  db: Database;
  files: FileStore;
  /** Path of the installation without a trailing slash, "" at the root of the host. */
  basePath: string;
  /** The site is reached by https only; cookies are marked accordingly. */
  isSecure: boolean;
  /** Unix seconds. */
  now(): number;
  /** Address of the client of a request. */
  hostOf(request: Request): string;
  /** Address of the installation for links in messages, without a trailing slash. */
  baseUrlOf(request: Request): string;
  /** Called for failures that are not the caller's. `operation` names the call. */
  onUnexpectedError(error: unknown, operation?: string): void;
}
