import type { Caller } from '@/server/core/caller';
import type { Database } from '@/server/database/schema';
import type { EventTally } from '@/server/events/eventTally';
import type { FileStore } from '@/server/files/fileStore';
import type { AccountRules } from '@/server/rules/accountRules';
import type { ServerLimits } from '@/server/rules/serverLimits';
import type { Settings } from '@/server/rules/settings';
import type { Definitions } from '@/server/store/definitions';

/** What a call may use. */
export interface CallContext {
  /** The transaction of the call if it saves, else a connection, which may be one to a standby. */
  db: Database;
  /** What `db` has besides issues; remembered, unless the call saves. */
  definitions: Definitions;
  caller: Caller;
  settings: Settings;
  accountRules: AccountRules;
  limits: ServerLimits;
  files: FileStore;
  /** Notes what somebody can cause without an end, in few events; outside the transaction of the call. */
  tally: EventTally;
  /** Unix seconds; the same for everything the call does. */
  now: number;
  /** Address of the client. */
  host: string;
  /** What links in messages begin with; null = messages with a key in a link cannot be sent (see `linkAddress`). */
  linkAddress: string | null;
  /** The cookie the request came with. */
  sessionToken: string | null;
  /** Sends the cookie of a new session, or with null deletes it. */
  setSessionCookie(token: string | null): void;
  /** The settings were changed and committed: the next request sees what they are now. */
  forgetSettings(): void;
  /**
   * What a call that reads writes all the same, such as what somebody has seen. `write` answers whether there was
   * anything to write.
   */
  writeAside(write: (primary: Database) => Promise<boolean>): Promise<void>;
  /** Runs after the transaction was committed: for what cannot be rolled back. */
  afterCommit(task: () => Promise<void>): void;
}
