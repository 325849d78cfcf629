import type { Database } from '@/server/database/schema';
import { canSendMail } from '@/server/rules/settings';
import { lastSeconds } from '@/server/rules/timeSpan';
import { loadSettings } from '@/server/store/settingsStore';

import { type Mailer, openMailer, refusalOf } from './sendMail';

/** Messages older than this (seconds) are given up. */
const maxAge = 259_200;

/**
 * Seconds within which a process that has claimed a message has sent it, or is taken for dead, and after which one that was
 * refused for now is tried again.
 */
const claimTime = 300;

/** Refusals for now in a row after which a server is left in peace: it may want no more from anybody. */
const maxRefusals = 20;

/**
 * Sends what waits in the outbox over one connection, oldest first; of several processes each message is sent by one. Stops
 * when the server takes none any more, to be called again later; a message that is refused lets the others go first, or is
 * dropped when it was refused for good. `onFailure` hears why. `now` is the
 * clock in Unix seconds: with a slow mail server, much time passes. None is begun once `ending` was aborted. Answers how many
 * messages were sent.
 */
export async function sendQueuedMail(
  db: Database,
  now: () => number,
  onFailure: (error: unknown) => void,
  ending?: AbortSignal,
): Promise<number> {
  await db
    .deleteFrom('outbox')
    .where('createdAt', '<', now() - maxAge)
    .execute();
  const settings = await loadSettings(db);
  if (!canSendMail(settings)) return 0;
  const mailer = openMailer(settings);
  try {
    return await sendAll(db, mailer, now, onFailure, ending);
  } finally {
    mailer.close();
  }
}

async function sendAll(
  db: Database,
  mailer: Mailer,
  now: () => number,
  onFailure: (error: unknown) => void,
  ending: AbortSignal | undefined,
): Promise<number> {
  let sent = 0;
  let refusals = 0;
  while (refusals < maxRefusals && ending?.aborted !== true) {
    const mail = await claimMail(db, now());
    if (mail === undefined) return sent;
    try {
      await mailer.send(mail);
      sent += 1;
      refusals = 0;
    } catch (error) {
      onFailure(error);
      const refusal = refusalOf(error);
      if (refusal === 'for now') {
        refusals += 1;
        continue;
      }
      if (refusal === 'no') {
        await db.updateTable('outbox').set({ claimedUntil: 0 }).where('id', '=', mail.id).execute();
        return sent;
      }
    }
    await db.deleteFrom('outbox').where('id', '=', mail.id).execute();
  }
  return sent;
}

/** No transaction is held while a message is on its way: the embedded database would wait for the mail server. */
async function claimMail(db: Database, now: number) {
  // What is claimed for longer was claimed before the clock was set back.
  const { until } = lastSeconds(0, now + claimTime);
  return db
    .updateTable('outbox')
    .set({ claimedUntil: now + claimTime })
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('outbox')
        .select('id')
        .where(({ or, eb }) => or([eb('claimedUntil', '<=', now), eb('claimedUntil', '>', until)]))
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'recipient', 'subject', 'body'])
    .executeTakeFirst();
}
