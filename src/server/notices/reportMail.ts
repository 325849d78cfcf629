import { AlertType } from '@/protocol/alerts';

import { alertQuery } from '@/server/issues/alertQuery';
import { findIssues } from '@/server/issues/listQuery';
import type { Mail } from '@/server/mail/queueMail';
import { joinNames } from '@/server/rules/locationNames';
import type { AlertRow } from '@/server/store/alertStore';

import { issueSections } from './issueSections';
import { mailTo, moreIssues, timesNote } from './mailParts';
import { listLink, type Receiver } from './receiver';
import { reportMessages } from './reportMessages';

/** Issues a report lists; of the others it tells the number. */
const maxIssues = 100;

/** A report with what happened after a stamp. Null when there is nothing to tell. */
export async function reportMail(
  receiver: Receiver,
  report: AlertRow,
  sinceStamp: number,
): Promise<Mail | null> {
  const { db, settings, translate } = receiver;
  const isAboutChanges = report.kind === AlertType.changeReport;
  const query = await alertQuery(receiver, report);
  const issueIds = await findIssues(db, query, { sinceStamp: isAboutChanges ? sinceStamp : 0 });
  if (issueIds.length === 0) return null;

  const sections = await issueSections(
    receiver,
    { typeId: report.typeId, issueIds: issueIds.slice(0, maxIssues) },
    isAboutChanges ? { sinceStamp, untilStamp: null, exceptUserId: null } : null,
  );
  const { subject, reason } = isAboutChanges
    ? { subject: reportMessages.changesSubject, reason: reportMessages.changesReason }
    : { subject: reportMessages.issuesSubject, reason: reportMessages.issuesReason };
  const view = joinNames(report.typeName, report.viewName);
  return mailTo(receiver, translate(subject, { server: settings.serverName, view }), [
    translate(reason),
    ...sections,
    ...moreIssues(receiver, issueIds.length - sections.length, listLink(receiver, report)),
    ...(isAboutChanges ? [timesNote(receiver)] : []),
  ]);
}
