import { findIssue } from '@/server/issues/issueStore';
import { letter } from '@/server/mail/letter';
import { letterMessages } from '@/server/mail/messages/letterMessages';
import type { Mail } from '@/server/mail/queueMail';

import { describeChanges } from './changeLines';
import { noticeMessages } from './noticeMessages';
import { moreIssues, timesNote } from './notes';
import { issueLink, type Receiver } from './receiver';

/** Issues one message tells about; of the others it tells the number. */
const maxIssues = 50;

/** An issue whose changes after a stamp a subscriber is to be told. */
export interface ChangedIssue {
  issueId: number;
  sinceStamp: number;
}

/** Tells a subscriber what others did to an issue. Null when the issue is out of sight by now. */
export async function subscriptionMail(
  receiver: Receiver,
  changed: ChangedIssue,
): Promise<Mail | null> {
  const told = await describeIssue(receiver, changed);
  if (told === null) return null;
  const { translate, settings } = receiver;
  return mailTo(receiver, `${settings.serverName}: ${told.title}`, [
    translate(noticeMessages.reason),
    `${told.title}\n${told.link}`,
    told.changes,
    timesNote(receiver),
    translate(noticeMessages.end),
  ]);
}

/** The same for many issues in one message. Null when all are out of sight. */
export async function subscriptionsMail(
  receiver: Receiver,
  changed: readonly ChangedIssue[],
): Promise<Mail | null> {
  const { translate, settings, baseUrl } = receiver;
  const sections: string[] = [];
  for (const each of changed.slice(0, maxIssues)) {
    const told = await describeIssue(receiver, each);
    if (told !== null) sections.push(`${told.title}\n${told.link}\n${told.changes}`);
  }
  if (sections.length === 0) return null;
  const untold = Math.max(0, changed.length - maxIssues);
  const count = sections.length + untold;
  return mailTo(
    receiver,
    translate(noticeMessages.manySubject, { server: settings.serverName, count }),
    [
      translate(noticeMessages.manyReason),
      ...sections,
      ...moreIssues(receiver, untold, `${baseUrl}/client/index.php`),
      timesNote(receiver),
      translate(noticeMessages.manyEnd),
    ],
  );
}

async function describeIssue(receiver: Receiver, { issueId, sinceStamp }: ChangedIssue) {
  const { db, caller } = receiver;
  const issue = await findIssue(db, caller, issueId);
  if (issue === undefined) return null;
  const changes = await describeChanges(receiver, issue, {
    sinceStamp,
    untilStamp: null,
    exceptUserId: caller.userId,
  });
  return {
    title: `#${String(issueId)} ${issue.name}`,
    link: issueLink(receiver, issueId),
    changes: changes.join('\n'),
  };
}

function mailTo(
  { caller, email, translate }: Receiver,
  subject: string,
  parts: readonly string[],
): Mail {
  return {
    recipient: email,
    subject,
    body: letter([translate(letterMessages.greeting, { name: caller.name }), ...parts]),
  };
}
