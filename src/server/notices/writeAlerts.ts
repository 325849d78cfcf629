import { AlertType } from '@/protocol/alerts';

import { createSlots } from '@/server/core/slots';
import type { Database } from '@/server/database/schema';
import { alertQuery } from '@/server/issues/alertQuery';
import { findNews } from '@/server/issues/findNews';
import { findIssues } from '@/server/issues/listQuery';
import { queueMail } from '@/server/mail/queueMail';
import { canSendMail } from '@/server/rules/settings';
import {
  areAlertsDue,
  deleteAlertJobs,
  listAlertJobs,
  startAlerts,
  takeAlertJob,
} from '@/server/store/alertJobStore';
import { type AlertRow, isViewInReach, listAlerts } from '@/server/store/alertStore';

import { alertMail, alertsMail, type WatchedIssues } from './alertMail';
import { type Circumstances, findReceiver, type Receiver } from './receiver';

/**
 * Writes to users what happened since the last run to issues that alerts watch (protocol 4.8): one message per user and
 * alert, or a single one for whoever would get more than `maxNotices`, by one of several processes. What cannot be
 * written is kept and does not hold up the others; `onFailure` hears why.
 */
export async function writeAlerts(
  db: Database,
  circumstances: Circumstances,
  { maxNotices, onFailure }: { maxNotices: number; onFailure: (error: unknown) => void },
): Promise<void> {
  const isMailed = canSendMail(circumstances.settings);
  if (await areAlertsDue(db)) {
    await db.transaction().execute((transaction) => startAlerts(transaction, { isMailed }));
  }
  const userIds = await listAlertJobs(db);
  if (userIds.length > 0 && !isMailed) return deleteAlertJobs(db);
  const slots = createSlots(peopleAtOnce);
  await Promise.all(
    userIds.map((userId) =>
      slots
        .run(() =>
          db
            .transaction()
            .execute((transaction) =>
              writeToUser(transaction, userId, { ...circumstances, maxNotices }),
            ),
        )
        .catch(onFailure),
    ),
  );
}

/** They leave most connections to those who wait for an answer. */
const peopleAtOnce = 3;

/** An issue that several alerts watch is told by the first of them, own ones before public ones. */
async function writeToUser(
  db: Database,
  userId: number,
  circumstances: Circumstances & { maxNotices: number },
): Promise<void> {
  if (circumstances.ending?.aborted === true) return;
  const range = await takeAlertJob(db, userId);
  if (range === undefined) return;
  const receiver = await findReceiver(db, userId, circumstances);
  if (receiver === null) return;
  const told = new Set<number>();
  const watched: WatchedIssues[] = [];
  for (const alert of await alertsOf(receiver)) {
    const query = await alertQuery(receiver, alert);
    const changed = await findIssues(db, query, range);
    const issueIds = await findNews(
      db,
      changed.filter((issueId) => !told.has(issueId)),
      { userId, ...range },
    );
    if (issueIds.length === 0) continue;
    for (const issueId of issueIds) told.add(issueId);
    watched.push({ alert, issueIds });
  }
  const { maxNotices, now } = circumstances;
  const news = { ...range, exceptUserId: userId };
  if (watched.length > maxNotices) {
    await queueMail(db, await alertsMail(receiver, watched, news), now);
  } else {
    for (const one of watched) await queueMail(db, await alertMail(receiver, one, news), now);
  }
}

async function alertsOf({ db, caller }: Receiver): Promise<AlertRow[]> {
  const kinds = [AlertType.alert];
  const alerts = [
    ...(await listAlerts(db, caller, { ownerId: caller.userId, kinds })),
    ...(await listAlerts(db, caller, { ownerId: null, kinds })),
  ];
  return alerts.filter((alert) => isViewInReach(alert, caller));
}
