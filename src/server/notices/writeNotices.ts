import type { Database } from '@/server/database/schema';
import { queueMail } from '@/server/mail/queueMail';
import { canSendMail } from '@/server/rules/settings';
import { deleteNotices, listNotices, type NoticeKey, takeNotice } from '@/server/store/noticeStore';

import { type Circumstances, findReceiver } from './receiver';
import { subscriptionMail } from './subscriptionMail';

/**
 * Writes to subscribers what happened since the last run: one message per subscriber and issue, by one of several
 * processes. A notice that cannot be written is kept and does not hold up the others; `onFailure` hears why.
 */
export async function writeNotices(
  db: Database,
  circumstances: Circumstances,
  onFailure: (error: unknown) => void,
): Promise<void> {
  const notices = await listNotices(db);
  if (notices.length > 0 && !canSendMail(circumstances.settings)) return deleteNotices(db);
  for (const notice of notices) {
    try {
      await db
        .transaction()
        .execute((transaction) => writeNotice(transaction, notice, circumstances));
    } catch (error) {
      onFailure(error);
    }
  }
}

async function writeNotice(
  db: Database,
  notice: NoticeKey,
  circumstances: Circumstances,
): Promise<void> {
  const sinceStamp = await takeNotice(db, notice);
  if (sinceStamp === undefined) return;
  const receiver = await findReceiver(db, notice.userId, circumstances);
  if (receiver === null) return;
  const mail = await subscriptionMail(receiver, notice.issueId, sinceStamp);
  if (mail !== null) await queueMail(db, mail, circumstances.now);
}
