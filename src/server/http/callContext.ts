import type { Database } from '@/server/database/schema';
import type { FileStore } from '@/server/files/fileStore';
import type { Settings } from '@/server/rules/settings';

/** Who calls. Visitors without a session have user id 0, an empty name and access 0. */
export interface Caller {
  userId: number;
  name: string;
  login: string;
  access: number;
  email: string | null;
  /** Own language; null = that of the server. */
  language: string | null;
  historyFilter: number;
}

/** What a call may use. */
export interface CallContext {
  /** The transaction of the call if it saves, else a connection. */
  db: Database;
  caller: Caller;
  settings: Settings;
  files: FileStore;
  /** Unix seconds; the same for everything the call does. */
  now: number;
  /** Address of the client. */
  host: string;
  /** Address of the installation for links in messages, without a trailing slash. */
  baseUrl: string;
  /** The cookie the request came with. */
  sessionToken: string | null;
  /** Sends the cookie of a new session, or with null deletes it. */
  setSessionCookie(token: string | null): void;
  /** Runs after the transaction was committed: for what cannot be rolled back. */
  afterCommit(task: () => Promise<void>): void;
}
