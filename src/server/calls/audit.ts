import type { MessageDescriptor } from '@formatjs/intl';

import { logEvent } from '@/server/events/logEvent';

import type { CallContext } from './callContext';

/** Notes a change of the server in the event log, in the transaction of the change. */
export async function audit(
  { db, caller, now, host, settings }: CallContext,
  message: MessageDescriptor,
  values: Readonly<Record<string, string | number>> = {},
): Promise<void> {
  await logEvent(db, {
    type: 'audit',
    language: settings.language,
    message,
    values,
    date: now,
    userId: caller.userId,
    host,
  });
}

/** An issue as the event log names it: by what finds it again, and by what people know. */
export function issueLabel({ id, name }: { id: number; name: string }): string {
  return `#${id} ${name}`;
}
