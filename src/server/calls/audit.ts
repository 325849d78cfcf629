import type { MessageDescriptor } from '@formatjs/intl';

import type { CallContext } from '@/server/http/callContext';
import { addEvent } from '@/server/store/eventStore';
import { speakerOf } from '@/server/text/speaker';

/** Notes a change of the server in the event log, in the transaction of the change. */
export async function audit(
  { db, caller, now, host, settings }: CallContext,
  message: MessageDescriptor,
  values: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { translate } = await speakerOf(settings.language);
  await addEvent(db, {
    type: 'audit',
    severity: 0,
    date: now,
    message: translate(message, values),
    userId: caller.userId,
    host,
  });
}
