import { AlertType } from '@/protocol/enums';

import { alertQuery } from '@/server/issues/alertQuery';
import { findIssues, loadRows, type IssueRow } from '@/server/issues/listQuery';
import { letter } from '@/server/mail/letter';
import type { Mail } from '@/server/mail/queueMail';
import { joinNames } from '@/server/rules/locationNames';
import type { AlertRow } from '@/server/store/alertStore';
import { listFolders } from '@/server/store/folderStore';

import { describeChanges } from './changeLines';
import { issueLink, type Receiver } from './receiver';

/** Issues a report lists; of the others it tells the number. */
const maxIssues = 100;

/** A report (api 4.8) with what happened after a stamp. Null when there is nothing to tell. */
export async function reportMail(
  receiver: Receiver,
  report: AlertRow,
  sinceStamp: number,
): Promise<Mail | null> {
  const { db, caller, email, settings, translate } = receiver;
  const isAboutChanges = report.kind === AlertType.changeReport;
  const query = await alertQuery(receiver, report);
  const issueIds = await findIssues(db, query, { sinceStamp: isAboutChanges ? sinceStamp : 0 });
  if (issueIds.length === 0) return null;

  const locations = new Map(
    (await listFolders(db, caller)).map(({ id, name, projectName }) => [
      id,
      joinNames(projectName, name),
    ]),
  );
  const sections: string[] = [];
  for (const row of await loadRows(db, issueIds.slice(0, maxIssues))) {
    const title = titleOf(receiver, row, locations.get(row.folderId) ?? '');
    const changes = isAboutChanges
      ? await describeChanges(
          receiver,
          { id: row.id, typeId: report.typeId },
          { sinceStamp, exceptUserId: null },
        )
      : [];
    sections.push([title, ...changes].join('\n'));
  }
  const more = issueIds.length - sections.length;
  const view = joinNames(report.typeName, report.viewName);
  const kind = isAboutChanges ? 'changeReport' : 'issueReport';
  return {
    recipient: email,
    subject: translate(`${kind}.subject`, { server: settings.serverName, view }),
    body: letter([
      translate('letter.greeting', { name: caller.name }),
      translate(`${kind}.reason`),
      ...sections,
      ...(more > 0
        ? [translate('letter.more', { count: more, link: `${receiver.baseUrl}/client/index.php` })]
        : []),
    ]),
  };
}

function titleOf(receiver: Receiver, { id, name }: IssueRow, location: string): string {
  return `#${String(id)} ${name}\n${location}\n${issueLink(receiver, id)}`;
}
