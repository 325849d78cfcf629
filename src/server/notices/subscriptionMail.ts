import { findIssue } from '@/server/issues/issueStore';
import { letter } from '@/server/mail/letter';
import { letterMessages } from '@/server/mail/messages/letterMessages';
import type { Mail } from '@/server/mail/queueMail';

import { describeChanges } from './changeLines';
import { noticeMessages } from './noticeMessages';
import { timesNote } from './notes';
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
    untilStamp: null,
    exceptUserId: caller.userId,
  });
  return {
    recipient: email,
    subject: `${settings.serverName}: #${String(issueId)} ${issue.name}`,
    body: letter([
      translate(letterMessages.greeting, { name: caller.name }),
      translate(noticeMessages.reason),
      `#${String(issueId)} ${issue.name}\n${issueLink(receiver, issueId)}`,
      changes.join('\n'),
      timesNote(receiver),
      translate(noticeMessages.end),
    ]),
  };
}
