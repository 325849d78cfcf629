import { letter } from '@/server/mail/letter';
import { letterMessages } from '@/server/mail/messages/letterMessages';
import type { Mail } from '@/server/mail/queueMail';
import { joinNames } from '@/server/rules/locationNames';
import type { AlertRow } from '@/server/store/alertStore';

import { alertMessages } from './alertMessages';
import type { News } from './changeLines';
import { issueSections } from './issueSections';
import { moreIssues, timesNote } from './notes';
import { listLink, type Receiver } from './receiver';

/** Issues one message tells about; of the others it tells the number. */
const maxIssues = 50;

/** Tells somebody the news in these issues, which an alert watches. */
export async function alertMail(
  receiver: Receiver,
  alert: AlertRow,
  { issueIds, news }: { issueIds: readonly number[]; news: News & { sinceStamp: number } },
): Promise<Mail> {
  const { caller, email, settings, translate } = receiver;
  const view = joinNames(alert.typeName, alert.viewName);
  const place = alert.projectName === null ? [] : [joinNames(alert.projectName, alert.folderName)];
  const sections = await issueSections(
    receiver,
    { typeId: alert.typeId, issueIds: issueIds.slice(0, maxIssues) },
    news,
  );
  const link = listLink(receiver, alert);
  const end = alert.ownerId === null ? alertMessages.publicEnd : alertMessages.personalEnd;
  return {
    recipient: email,
    subject: translate(alertMessages.subject, { server: settings.serverName, view }),
    body: letter([
      translate(letterMessages.greeting, { name: caller.name }),
      translate(alertMessages.reason),
      ...sections,
      ...moreIssues(receiver, issueIds.length - sections.length, link),
      timesNote(receiver),
      translate(alertMessages.list, { link }),
      translate(end, { view: [view, ...place].join(', ') }),
    ]),
  };
}
