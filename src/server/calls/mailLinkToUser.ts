import { mailPasswordLink } from '@/server/accounts/passwordReset';
import { eventMessages } from '@/server/events/eventMessages';
import { refuse } from '@/server/http/apiFailure';
import type { CallContext } from '@/server/http/callContext';
import { canSendMail } from '@/server/rules/settings';
import { getUser } from '@/server/store/userStore';

import { audit } from './audit';
import { siteOf } from './siteOf';

/** Mails a user a link that sets a password. Codes: 301 e-mail is not configured, 307 unknown user or no address. */
export async function mailLinkToUser(
  context: CallContext,
  userId: number,
  reason: 'reset' | 'invitation',
): Promise<void> {
  const { db, settings, now } = context;
  if (!canSendMail(settings)) refuse('AccessDenied');
  const user = await getUser(db, userId);
  if (user.email === null) refuse('UnknownUser');
  await mailPasswordLink(
    db,
    { ...user, email: user.email },
    { site: siteOf(context), now, reason },
  );
  await audit(context, eventMessages.userLinked, { user: user.name });
}
