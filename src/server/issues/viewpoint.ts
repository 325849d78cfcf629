import type { Caller } from '@/server/core/caller';
import type { Database } from '@/server/database/schema';
import type { ServerLimits } from '@/server/rules/serverLimits';
import { serverTimeZone, type Settings } from '@/server/rules/settings';

import type { Viewpoint } from './issueQuery';

/** Who looks at issues or changes them, and when. */
export interface Viewer {
  db: Database;
  caller: Caller;
  settings: Settings;
  /** Unix seconds. */
  now: number;
}

/** Who changes issues, and what they may come to. */
export interface Writer extends Viewer {
  limits: Pick<ServerLimits, 'maxHistoryBytes'>;
}

export function viewpointOf({ caller, settings, now }: Viewer): Viewpoint {
  return { callerName: caller.name, now, timeZone: serverTimeZone(settings) };
}
