import { Access } from '@/protocol/access';

import { refuse } from '@/server/core/refusal';
import type { Database } from '@/server/database/schema';
import {
  activationMail,
  approvalMail,
  requestNoticeMail,
  type Site,
  type SiteOfUncertainAddress,
} from '@/server/mail/accountMails';
import { queueMail } from '@/server/mail/queueMail';
import { canRegister, type Settings } from '@/server/rules/settings';
import { lastSeconds } from '@/server/rules/timeSpan';
import { hashPassword } from '@/server/secrets/passwords';
import { hashToken, randomText } from '@/server/secrets/randomTokens';
import {
  addRequest,
  deleteRequest,
  isVerifiedKey,
  type PendingRequest,
  requireFreeRequestNames,
  verifyRequest,
} from '@/server/store/requestStore';
import { addUser, requireFreeAccountNames } from '@/server/store/userStore';

/** Length of the keys that confirm an e-mail address. */
const keyLength = 8;

/** Checked input of the registration form. */
export interface Application {
  name: string;
  login: string;
  password: string;
  email: string;
}

interface Circumstances {
  settings: Settings;
  site: Site;
  now: number;
}

/**
 * Takes an application and mails a link that confirms its address. Codes: 301, 313, 366, 358 (protocol 1.5). Not in a
 * transaction: it has one of its own.
 */
export async function register(
  db: Database,
  { name, login, password, email }: Application,
  { settings, site, now }: Circumstances,
): Promise<void> {
  if (!canRegister(settings)) refuse('AccessDenied');
  const names = { name, login, email };
  const key = randomText(keyLength);
  const passwordHash = await hashPassword(password);
  await db.transaction().execute(async (transaction) => {
    await requireFreeAccountNames(transaction, names, null);
    await requireFreeRequestNames(transaction, names);
    await addRequest(transaction, { ...names, passwordHash, keyHash: hashToken(key) }, now);
    await queueMail(transaction, await activationMail(names, key, site), now);
  });
}

/**
 * Follows the link in that mail: the application now waits for approval, or with auto-approval becomes a user.
 * Code 359 for a wrong or expired key.
 */
export async function confirmRegistration(
  db: Database,
  key: string,
  { settings, site, now }: Circumstances,
): Promise<'approved' | 'waiting'> {
  const keyHash = hashToken(key);
  const inTime = lastSeconds(settings.registerMaxLifetime, now);
  const request = await verifyRequest(db, keyHash, inTime);
  if (request === undefined) {
    // Opened again, by a person or by a program that looks at mail: administrators have been told.
    return (await isVerifiedKey(db, keyHash)) ? 'waiting' : refuse('InvalidActivationKey');
  }
  if (settings.registerAutoApprove) {
    await approve(db, request, { site, now });
    return 'approved';
  }
  const { registerNotifyEmail } = settings;
  if (registerNotifyEmail !== null) {
    await queueMail(db, await requestNoticeMail(registerNotifyEmail, request, site), now);
  }
  return 'waiting';
}

/** Makes a user of an applicant, who is told. Codes: 313, 366, 358. */
export async function approve(
  db: Database,
  { id, name, login, email, passwordHash }: PendingRequest,
  { site, now }: { site: SiteOfUncertainAddress; now: number },
): Promise<number> {
  await requireFreeAccountNames(db, { name, login, email }, null);
  const userId = await addUser(db, {
    name,
    login,
    email,
    passwordHash,
    mustChangePassword: false,
    access: Access.normal,
    language: null,
  });
  await deleteRequest(db, id);
  await queueMail(db, await approvalMail({ name, login, email }, site), now);
  return userId;
}
