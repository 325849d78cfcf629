import { Access } from '@/protocol/access';

import type { Database } from '@/server/database/schema';
import { refuse } from '@/server/http/apiFailure';
import {
  activationMail,
  approvalMail,
  requestNoticeMail,
  type Site,
} from '@/server/mail/accountMails';
import { queueMail } from '@/server/mail/queueMail';
import { hashPassword } from '@/server/passwords';
import { canRegister, type Settings } from '@/server/rules/settings';
import { hashToken, randomText } from '@/server/sessions/randomTokens';
import {
  addRequest,
  deleteRequest,
  type PendingRequest,
  requireFreeRequestNames,
  verifyRequest,
} from '@/server/store/requestStore';
import { addUser, requireFreeAccountNames } from '@/server/store/userStore';

/** Length of the keys that confirm an e-mail address (api 1.5). */
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

/** Takes an application and mails a link that confirms its address. Codes: 301, 313, 366, 358 (api 1.5). */
export async function register(
  db: Database,
  { name, login, password, email }: Application,
  { settings, site, now }: Circumstances,
): Promise<void> {
  if (!canRegister(settings)) refuse('AccessDenied');
  const names = { name, login, email };
  await requireFreeAccountNames(db, names, null);
  await requireFreeRequestNames(db, names);
  const key = randomText(keyLength);
  const passwordHash = await hashPassword(password);
  await addRequest(db, { ...names, passwordHash, keyHash: hashToken(key) }, now);
  await queueMail(db, await activationMail(names, key, site), now);
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
  const request = await verifyRequest(db, hashToken(key), now - settings.registerMaxLifetime);
  if (request === undefined) refuse('InvalidActivationKey');
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

/** Makes a user of an applicant and tells him. Codes: 313, 366, 358. */
export async function approve(
  db: Database,
  { id, name, login, email, passwordHash }: PendingRequest,
  { site, now }: { site: Site; now: number },
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
