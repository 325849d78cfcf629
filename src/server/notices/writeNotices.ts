import { groupBy } from '@/lib/groupBy';

import type { Database } from '@/server/database/schema';
import { queueMail } from '@/server/mail/queueMail';
import { canSendMail } from '@/server/rules/settings';
import { deleteNotices, listNotices, takeNotice } from '@/server/store/noticeStore';

import { type Circumstances, findReceiver } from './receiver';
import { type ChangedIssue, subscriptionMail, subscriptionsMail } from './subscriptionMail';

/**
 * Writes to subscribers what happened since the last run, by one of several processes: one message per issue, or a
 * single one about all of them for whoever would get more than `maxNotices`, so that nobody can flood a mailbox by
 * editing many issues. A notice that cannot be written is kept and does not hold up the others; `onFailure` hears why.
 */
export async function writeNotices(
  db: Database,
  circumstances: Circumstances,
  { maxNotices, onFailure }: { maxNotices: number; onFailure: (error: unknown) => void },
): Promise<void> {
  const notices = await listNotices(db);
  if (notices.length > 0 && !canSendMail(circumstances.settings)) return deleteNotices(db);
  for (const [userId, ofUser] of groupBy(notices, ({ userId }) => userId)) {
    const issueIds = ofUser.map(({ issueId }) => issueId);
    const letters = issueIds.length > maxNotices ? [issueIds] : issueIds.map((id) => [id]);
    for (const ids of letters) {
      if (circumstances.ending?.aborted === true) return;
      try {
        await db
          .transaction()
          .execute((transaction) => writeNotice(transaction, userId, ids, circumstances));
      } catch (error) {
        onFailure(error);
      }
    }
  }
}

/** One message to somebody about the changes of some issues. */
async function writeNotice(
  db: Database,
  userId: number,
  issueIds: readonly number[],
  circumstances: Circumstances,
): Promise<void> {
  const changed: ChangedIssue[] = [];
  for (const issueId of issueIds) {
    const sinceStamp = await takeNotice(db, { userId, issueId });
    if (sinceStamp !== undefined) changed.push({ issueId, sinceStamp });
  }
  const [first, ...others] = changed;
  if (first === undefined) return;
  const receiver = await findReceiver(db, userId, circumstances);
  if (receiver === null) return;
  const mail =
    others.length === 0
      ? await subscriptionMail(receiver, first)
      : await subscriptionsMail(receiver, changed);
  if (mail !== null) await queueMail(db, mail, circumstances.now);
}
