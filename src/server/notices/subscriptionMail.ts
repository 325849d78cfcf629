import { findIssue } from '@/server/issues/issueStore';
import { letter } from '@/server/mail/letter';
import type { Mail } from '@/server/mail/queueMail';

import { describeChanges } from './changeLines';
import { issueLink, type Receiver } from './receiver';

/** Tells a subscriber what others did to an issue after a stamp. Null when he does not see the issue any more. */
export async function subscriptionMail(
  receiver: Receiver,
  issueId: number,
  sinceStamp: number,
): Promise<Mail | null> {
  const { db, caller, email, settings, translate } = receiver;
  const issue = await findIssue(db, caller, issueId);
  if (issue === undefined) return null;
  const changes = await describeChanges(receiver, issue, {
    sinceStamp,
    exceptUserId: caller.userId,
  });
  const names = { server: settings.serverName, issueId, issue: issue.name };
  return {
    recipient: email,
    subject: translate('notice.subject', names),
    body: letter([
      translate('letter.greeting', { name: caller.name }),
      translate('notice.reason'),
      `#${String(issueId)} ${issue.name}\n${issueLink(receiver, issueId)}`,
      changes.join('\n'),
      translate('notice.end'),
    ]),
  };
}
