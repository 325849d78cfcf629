import type { CallContext } from '@/server/http/callContext';
import { serverTimeZone } from '@/server/rules/settings';

import type { Viewpoint } from './issueQuery';

/** Who looks at issues, and when. */
export type Viewer = Pick<CallContext, 'db' | 'caller' | 'settings' | 'now'>;

export function viewpointOf({ caller, settings, now }: Viewer): Viewpoint {
  return { callerName: caller.name, now, timeZone: serverTimeZone(settings) };
}
