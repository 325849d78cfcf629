import type { CallContext } from '@/server/http/callContext';
import { addEvent } from '@/server/store/eventStore';

/** Notes a change of the server in the event log, in the transaction of the change. */
export async function audit(
  { db, caller, now, host }: CallContext,
  message: string,
): Promise<void> {
  await addEvent(db, {
    type: 'audit',
    severity: 0,
    date: now,
    message,
    userId: caller.userId,
    host,
  });
}
