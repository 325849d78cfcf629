import type { Database } from '@/server/database/schema';
import { addressChangedMail, type Recipient } from '@/server/mail/accountMails';
import { queueMail } from '@/server/mail/queueMail';
import { canSendMail, type Settings } from '@/server/rules/settings';
import { findLinkEmail, holdLinkEmail } from '@/server/store/linkEmail';

/** How long links that set a password keep going to the address before. */
const daysHeld = 7;

/**
 * To be called before users change their own address. The protocol carries no password with it, so the address before is
 * told, and links that set a password go on to it: time enough for the true owner to take the account back.
 */
export async function guardEmailChange(
  db: Database,
  owner: Omit<Recipient, 'email'> & { id: number },
  email: string | null,
  { settings, now }: { settings: Settings; now: number },
): Promise<void> {
  // That of the first of several changes, not one that came in between.
  const trusted = await findLinkEmail(db, owner.id, now);
  if (email === trusted) return holdLinkEmail(db, owner.id, null);
  await holdLinkEmail(db, owner.id, { email: trusted, until: now + daysHeld * 86_400 });
  if (trusted === null || !canSendMail(settings)) return;
  const recipient = { ...owner, email: trusted };
  await queueMail(db, await addressChangedMail(recipient, { email, daysHeld }, settings), now);
}
