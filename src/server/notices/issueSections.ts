import { loadRows } from '@/server/issues/listQuery';
import { joinNames } from '@/server/rules/locationNames';
import { listFolders } from '@/server/store/folderStore';

import { describeChanges, type News } from './changeLines';
import { issueLink, type Receiver } from './receiver';

/**
 * Issues of a type for a message, a paragraph each: number and name, place, address, and below them their news
 * (null = those who get a list of issues).
 */
export async function issueSections(
  receiver: Receiver,
  { typeId, issueIds }: { typeId: number; issueIds: readonly number[] },
  news: (News & { sinceStamp: number }) | null,
): Promise<string[]> {
  const { db, caller } = receiver;
  const locations = new Map(
    (await listFolders(db, caller)).map(({ id, name, projectName }) => [
      id,
      joinNames(projectName, name),
    ]),
  );
  const rows = await loadRows(db, issueIds);
  const changes =
    news === null
      ? null
      : await describeChanges(
          receiver,
          rows.map(({ id }) => ({ id, typeId, sinceStamp: news.sinceStamp })),
          news,
        );
  return rows.map(({ id, name, folderId }) =>
    [
      `#${String(id)} ${name}`,
      locations.get(folderId) ?? '',
      issueLink(receiver, id),
      ...(changes?.get(id) ?? []),
    ].join('\n'),
  );
}
