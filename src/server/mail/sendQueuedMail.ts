import type { Database } from '@/server/database/schema';
import { canSendMail } from '@/server/rules/settings';
import { loadSettings } from '@/server/store/settingsStore';

import { sendMail } from './sendMail';

/** Messages older than this (seconds) are given up. */
const maxAge = 259_200;

/**
 * Sends what waits in the outbox, oldest first, and stops at the first failure, to be called again later.
 * `onFailure` hears why. Answers how many messages were sent.
 */
export async function sendQueuedMail(
  db: Database,
  now: number,
  onFailure: (error: unknown) => void,
): Promise<number> {
  await db
    .deleteFrom('outbox')
    .where('createdAt', '<', now - maxAge)
    .execute();
  const settings = await loadSettings(db);
  if (!canSendMail(settings)) return 0;
  const mails = await db.selectFrom('outbox').selectAll().orderBy('id').execute();
  let sent = 0;
  try {
    for (const mail of mails) {
      await sendMail(settings, mail);
      await db.deleteFrom('outbox').where('id', '=', mail.id).execute();
      sent += 1;
    }
  } catch (error) {
    onFailure(error);
  }
  return sent;
}
