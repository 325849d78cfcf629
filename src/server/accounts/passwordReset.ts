import { Access } from '@/protocol/access';

import { refuse } from '@/server/core/refusal';
import type { Database } from '@/server/database/schema';
import { invitationMail, type Recipient, resetMail, type Site } from '@/server/mail/accountMails';
import { queueMail } from '@/server/mail/queueMail';
import type { Settings } from '@/server/rules/settings';
import { isWithin, lastSeconds } from '@/server/rules/timeSpan';
import { hashPassword } from '@/server/secrets/passwords';
import { hashToken, randomText } from '@/server/secrets/randomTokens';
import { findLinkEmail, findUsersByLinkEmail } from '@/server/store/linkEmail';
import { lockRow } from '@/server/store/lockRow';
import {
  findResetTime,
  findUserByResetKey,
  setPassword,
  setResetKey,
} from '@/server/store/userStore';

/** Length of the keys in links that set a password. */
const keyLength = 12;

/** Mails a link that sets a password. Earlier links stop working. */
export async function mailPasswordLink(
  db: Database,
  user: Recipient & { id: number },
  { site, now, reason }: { site: Site; now: number; reason: 'reset' | 'invitation' },
): Promise<void> {
  const key = randomText(keyLength);
  await setResetKey(db, user.id, hashToken(key), now);
  const write = reason === 'reset' ? resetMail : invitationMail;
  await queueMail(db, await write(user, key, site), now);
}

/**
 * Whether a user was mailed a link in the last `pause` seconds, in which nobody is mailed a second one on demand: the first
 * is on its way, and must not stop working because a stranger asks again. Of several that ask at once, the transaction of
 * one goes on and the others wait for it.
 */
export async function isJustMailed(
  db: Database,
  userId: number,
  { now, pause }: { now: number; pause: number },
): Promise<boolean> {
  await lockRow(db, 'users', userId);
  const mailedAt = await findResetTime(db, userId);
  return mailedAt !== null && isWithin(mailedAt, lastSeconds(pause, now));
}

/**
 * The form for a forgotten password. An address that belongs to nobody, or to a disabled user, or that was just mailed a link,
 * is answered the same way, so that the form tells nobody who has an account.
 */
export async function mailForgottenPassword(
  db: Database,
  email: string,
  { site, now, pause }: { site: Site; now: number; pause: number },
): Promise<void> {
  for (const user of await findUsersByLinkEmail(db, email, now)) {
    if (user.access === Access.none) continue;
    if (await isJustMailed(db, user.id, { now, pause })) continue;
    // Never to what was typed: it may only look like the stored address. Nor to one that was changed while this waited.
    const stored = await findLinkEmail(db, user.id, now);
    if (stored === null || stored !== user.email) continue;
    await mailPasswordLink(db, { ...user, email: stored }, { site, now, reason: 'reset' });
  }
}

/** The user who may set a password by this key. Code 367 for a wrong or expired one. */
export async function findKeyOwner(db: Database, key: string, settings: Settings, now: number) {
  const inTime = lastSeconds(settings.registerMaxLifetime, now);
  const user = await findUserByResetKey(db, hashToken(key), inTime);
  return user ?? refuse('InvalidResetKey');
}

/** Sets the password of the owner of a key, which then ends. Code 367. Not in a transaction: it has one of its own. */
export async function setPasswordByKey(
  db: Database,
  { key, password }: { key: string; password: string },
  settings: Settings,
  now: number,
): Promise<void> {
  const { id } = await findKeyOwner(db, key, settings, now);
  const passwordHash = await hashPassword(password);
  await db.transaction().execute(async (transaction) => {
    // Somebody may have used the key meanwhile.
    await lockRow(transaction, 'users', id);
    await findKeyOwner(transaction, key, settings, now);
    await setPassword(transaction, id, { passwordHash, mustChangePassword: false });
  });
}
