import { mailPasswordLink } from '@/server/accounts/passwordReset';
import { refuse } from '@/server/core/refusal';
import { eventMessages } from '@/server/events/eventMessages';
import type { Site } from '@/server/mail/accountMails';
import { canSendMail } from '@/server/rules/settings';
import { findLinkEmail } from '@/server/store/linkEmail';
import { lockRow } from '@/server/store/lockRow';
import { getUser } from '@/server/store/userStore';

import { audit } from './audit';
import type { CallContext } from './callContext';

/** What messages with a link in them tell about this tracker. Code 301 where none can be sent. */
export function requireMailSite({ settings, linkAddress }: CallContext): Site {
  if (!canSendMail(settings) || linkAddress === null) refuse('AccessDenied');
  return { ...settings, baseUrl: linkAddress };
}

/** Mails a user a link that sets a password. Codes: 301 no link can be mailed, 307 unknown user or no address. */
export async function mailLinkToUser(
  context: CallContext,
  userId: number,
  reason: 'reset' | 'invitation',
): Promise<void> {
  const { db, now } = context;
  const site = requireMailSite(context);
  // Who changes the address meanwhile has a link that was mailed to the one before work no more.
  await lockRow(db, 'users', userId);
  const user = await getUser(db, userId);
  const email = await findLinkEmail(db, userId, now);
  if (email === null) refuse('UnknownUser');
  await mailPasswordLink(db, { ...user, email }, { site, now, reason });
  await audit(context, eventMessages.userLinked, { user: user.name });
}
