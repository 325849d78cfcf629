import type { Database } from '@/server/database/schema';
import { addressChangedMail, type Recipient } from '@/server/mail/accountMails';
import { queueMail } from '@/server/mail/queueMail';
import { canSendMail, type Settings } from '@/server/rules/settings';
import { lastSeconds } from '@/server/rules/timeSpan';
import { beginWarning, findLinkEmail, holdLinkEmail, takeUntold } from '@/server/store/linkEmail';

/** How long links that set a password keep going to the address before. */
const daysHeld = 7;

interface Circumstances {
  settings: Settings;
  now: number;
  /** Seconds in which one warning is mailed. */
  pause: number;
}

/**
 * To be called before users change their own address. The protocol carries no password with it, so the address before is
 * told, and links that set a password go on to it: time enough for the true owner to take the account back. What comes soon
 * after a change that was told is left to `tellAddressChanges`: nobody can flood a mailbox by changing to and fro.
 */
export async function guardEmailChange(
  db: Database,
  owner: Omit<Recipient, 'email'> & { id: number },
  email: string | null,
  { settings, now, pause }: Circumstances,
): Promise<void> {
  // That of the first of several changes, not one that came in between.
  const trusted = await findLinkEmail(db, owner.id, now);
  if (email === trusted) return holdLinkEmail(db, owner.id, null);
  await holdLinkEmail(db, owner.id, { email: trusted, until: now + daysHeld * 86_400 });
  if (trusted === null || !canSendMail(settings)) return;
  if (!(await beginWarning(db, owner.id, { now, lately: lastSeconds(pause, now) }))) return;
  const recipient = { ...owner, email: trusted };
  await queueMail(db, await addressChangedMail(recipient, { email, daysHeld }, settings), now);
}

/** Tells addresses before what came of changes that were not told at once. */
export async function tellAddressChanges(
  db: Database,
  { settings, now, pause }: Circumstances,
): Promise<void> {
  if (!canSendMail(settings)) return;
  await db.transaction().execute(async (transaction) => {
    const untold = await takeUntold(transaction, { now, lately: lastSeconds(pause, now) });
    for (const { heldEmail, email, ...owner } of untold) {
      if (heldEmail === null) continue;
      const recipient = { ...owner, email: heldEmail };
      const mail = await addressChangedMail(recipient, { email, daysHeld }, settings);
      await queueMail(transaction, mail, now);
    }
  });
}
