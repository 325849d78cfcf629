import { findIssue } from '@/server/issues/issueStore';
import type { Mail } from '@/server/mail/queueMail';

import { describeChanges, type ToldIssue } from './changeLines';
import { mailTo, moreIssues, timesNote } from './mailParts';
import { noticeMessages } from './noticeMessages';
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
  const [told] = await describeIssues(receiver, [changed]);
  if (told === undefined) return null;
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
  const told = await describeIssues(receiver, changed.slice(0, maxIssues));
  const sections = told.map(({ title, link, changes }) => `${title}\n${link}\n${changes}`);
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

/** Those that are in sight. */
async function describeIssues(receiver: Receiver, changed: readonly ChangedIssue[]) {
  const { db, caller } = receiver;
  const issues: (ToldIssue & { name: string })[] = [];
  for (const { issueId, sinceStamp } of changed) {
    const issue = await findIssue(db, caller, issueId);
    if (issue !== undefined) issues.push({ ...issue, sinceStamp });
  }
  const news = { untilStamp: null, exceptUserId: caller.userId };
  const changes = await describeChanges(receiver, issues, news);
  return issues.map(({ id, name }) => ({
    title: `#${String(id)} ${name}`,
    link: issueLink(receiver, id),
    changes: (changes.get(id) ?? []).join('\n'),
  }));
}
