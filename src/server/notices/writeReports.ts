import { ReportFrequency } from '@/protocol/reports';

import type { Database } from '@/server/database/schema';
import { queueMail } from '@/server/mail/queueMail';
import { lastReportTime } from '@/server/rules/reportSchedule';
import { canSendMail } from '@/server/rules/settings';
import { findReport } from '@/server/store/alertStore';
import {
  isReportDue,
  listReportJobs,
  type ReportJobKey,
  startReports,
  takeReportJob,
} from '@/server/store/reportJobStore';

import { type Circumstances, findReceiver } from './receiver';
import { reportMail } from './reportMail';

/**
 * Writes the reports that have become due (protocol 4.8); of several processes one writes each. A report that cannot be
 * written is kept and does not hold up the others; `onFailure` hears why.
 */
export async function writeReports(
  db: Database,
  circumstances: Circumstances,
  onFailure: (error: unknown) => void,
): Promise<void> {
  const { settings, now, ending } = circumstances;
  const isMailed = canSendMail(settings);
  for (const frequency of Object.values(ReportFrequency)) {
    const time = { dueAt: lastReportTime(now, frequency, settings), now };
    if (await isReportDue(db, frequency, time)) {
      await db
        .transaction()
        .execute((transaction) => startReports(transaction, frequency, { ...time, isMailed }));
    }
  }
  for (const job of await listReportJobs(db)) {
    if (ending?.aborted === true) return;
    try {
      await db.transaction().execute((transaction) => writeReport(transaction, job, circumstances));
    } catch (error) {
      onFailure(error);
    }
  }
}

async function writeReport(
  db: Database,
  job: ReportJobKey,
  circumstances: Circumstances,
): Promise<void> {
  const sinceStamp = await takeReportJob(db, job);
  if (sinceStamp === undefined) return;
  const receiver = await findReceiver(db, job.userId, circumstances);
  if (receiver === null) return;
  const report = await findReport(db, receiver.caller, job.alertId);
  if (report === undefined) return;
  const mail = await reportMail(receiver, report, sinceStamp);
  if (mail !== null) await queueMail(db, mail, circumstances.now);
}
