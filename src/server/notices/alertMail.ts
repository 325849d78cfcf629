import type { Mail } from '@/server/mail/queueMail';
import { joinNames } from '@/server/rules/locationNames';
import type { AlertRow } from '@/server/store/alertStore';

import { alertMessages } from './alertMessages';
import type { News } from './changeLines';
import { issueSections } from './issueSections';
import { mailTo, moreIssues, timesNote } from './mailParts';
import { noticeMessages } from './noticeMessages';
import { listLink, type Receiver } from './receiver';

/** Issues one message tells about; of the others it tells the number. */
const maxIssues = 50;

/** Issues that an alert watches and in which there are news; at least one. */
export interface WatchedIssues {
  alert: AlertRow;
  issueIds: readonly number[];
}

type AlertNews = News & { sinceStamp: number };

/** Tells somebody the news in these issues, which an alert watches. */
export async function alertMail(
  receiver: Receiver,
  watched: WatchedIssues,
  news: AlertNews,
): Promise<Mail> {
  const { settings, translate } = receiver;
  const view = viewName(watched.alert);
  const { issues, list, end } = await describe(receiver, watched, news, maxIssues);
  return mailTo(receiver, translate(alertMessages.subject, { server: settings.serverName, view }), [
    translate(alertMessages.reason),
    ...issues,
    timesNote(receiver),
    list,
    end,
  ]);
}

/** The same for many alerts in one message, each with the list that it watches. */
export async function alertsMail(
  receiver: Receiver,
  all: readonly WatchedIssues[],
  news: AlertNews,
): Promise<Mail> {
  const { settings, translate } = receiver;
  const parts: string[] = [];
  let count = 0;
  for (const watched of all) {
    const room = Math.max(0, maxIssues - count);
    const { issues, list, end } = await describe(receiver, watched, news, room);
    parts.push(...issues, `${list}\n${end}`);
    count += watched.issueIds.length;
  }
  return mailTo(
    receiver,
    translate(noticeMessages.manySubject, { server: settings.serverName, count }),
    [translate(alertMessages.reason), ...parts, timesNote(receiver)],
  );
}

/** What a message says of one alert; of more issues than it has room for it tells the number. */
async function describe(
  receiver: Receiver,
  { alert, issueIds }: WatchedIssues,
  news: AlertNews,
  room: number,
): Promise<{ issues: string[]; list: string; end: string }> {
  const { translate } = receiver;
  const place = alert.projectName === null ? [] : [joinNames(alert.projectName, alert.folderName)];
  const view = [viewName(alert), ...place].join(', ');
  const link = listLink(receiver, alert);
  const told = issueIds.slice(0, room);
  const sections =
    told.length === 0
      ? []
      : await issueSections(receiver, { typeId: alert.typeId, issueIds: told }, news);
  const end = alert.ownerId === null ? alertMessages.publicEnd : alertMessages.personalEnd;
  return {
    issues: [...sections, ...moreIssues(receiver, issueIds.length - sections.length, link)],
    list: translate(alertMessages.list, { link }),
    end: translate(end, { view }),
  };
}

function viewName({ typeName, viewName: name }: AlertRow): string {
  return joinNames(typeName, name);
}
