import { refuse } from '@/server/http/apiFailure';
import type { CallContext } from '@/server/http/callContext';
import { invitationMail, resetMail } from '@/server/mail/accountMails';
import { queueMail } from '@/server/mail/queueMail';
import { canSendMail } from '@/server/rules/settings';
import { hashToken, randomText } from '@/server/sessions/randomTokens';
import { getUser, setResetKey } from '@/server/store/userStore';

/** Length of the keys in links that set a password (api 1.5). */
const resetKeyLength = 12;

/** Mails a link that sets a password. Codes: 301 e-mail is not configured, 307 unknown user or no address. */
export async function mailPasswordLink(
  context: CallContext,
  userId: number,
  reason: 'reset' | 'invitation',
): Promise<void> {
  const { db, settings, baseUrl, now } = context;
  if (!canSendMail(settings)) refuse('AccessDenied');
  const { name, login, email } = await getUser(db, userId);
  if (email === null) refuse('UnknownUser');
  const key = randomText(resetKeyLength);
  await setResetKey(db, userId, hashToken(key), now);
  const write = reason === 'reset' ? resetMail : invitationMail;
  await queueMail(
    db,
    write({ name, login, email }, key, { serverName: settings.serverName, baseUrl }),
    now,
  );
}
