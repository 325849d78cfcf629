import { EventSeverity } from '@/protocol/events';

import { eventMessages } from '@/server/events/eventMessages';
import type { EventTally } from '@/server/events/eventTally';

/** Says in the event log which account somebody tried in vain; not whether there is one. */
export async function noteFailedLogin(
  tally: EventTally,
  { login, host, now, language }: { login: string; host: string; now: number; language: string },
): Promise<void> {
  await tally.note({
    type: 'access',
    severity: EventSeverity.warning,
    language,
    message: eventMessages.loginFailed,
    values: { login },
    date: now,
    userId: null,
    host,
  });
}
