import type { Database } from '@/server/database/schema';
import type { Standby } from '@/server/database/standby';
import type { EventTally } from '@/server/events/eventTally';
import type { FileStore } from '@/server/files/fileStore';
import type { AccountRules } from '@/server/rules/accountRules';
import type { ServerLimits } from '@/server/rules/serverLimits';
import type { DefinitionMemory } from '@/server/store/definitions';
import type { RememberedSettings } from '@/server/store/rememberedSettings';

import type { CallMetrics } from './callMetrics';
import type { DailyVolume } from './dailyVolume';
import type { DoubtfulSaves } from './doubtfulSaves';
import type { Lanes } from './lanes';

/** What the whole server works with. */
export interface ServerContext {
  db: Database;
  /** For the transactions of calls that save. */
  saves: Database;
  /** Answers calls that read, as far as it has come; undefined = there is none. */
  standby?: Standby | undefined;
  files: FileStore;
  /** Path of the installation without a trailing slash, "" at the root of the host. */
  basePath: string;
  /** The site is reached by https only; cookies are marked accordingly. */
  isSecure: boolean;
  accountRules: AccountRules;
  limits: ServerLimits;
  /** Unix seconds. */
  now(): number;
  /** Address of the client of a request. */
  hostOf(request: Request): string;
  /** Address of the installation, without a trailing slash. Not for messages: see `linkAddress`. */
  baseUrlOf(request: Request): string;
  /** The address people use is configured, not taken from requests. */
  hasPublicUrl: boolean;
  /** Called for failures that are not the caller's. `operation` names the call. */
  onUnexpectedError(error: unknown, operation?: string): void;
}

/** A composed server: the same with what it keeps in memory. */
export interface RunningServer extends ServerContext {
  /** Notes what strangers can cause as often as they like. */
  tally: EventTally;
  settings: RememberedSettings;
  /** Of `db`. */
  definitions: DefinitionMemory;
  metrics: CallMetrics;
  volume: DailyVolume;
  lanes: Lanes;
  doubts: DoubtfulSaves;
}
