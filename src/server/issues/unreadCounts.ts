import { sql } from 'kysely';

import type { Database } from '@/server/database/schema';
import type { AlertScope } from '@/server/store/alertStore';
import { listFolders } from '@/server/store/folderStore';

import { alertQueries, type VisibleFolders } from './alertQuery';
import type { FolderReading } from './correctionQuery';
import type { IssueQueryOptions } from './issueQuery';
import { countMatches } from './listCounts';
import { countCorrections } from './readCorrections';
import type { Viewer } from './viewpoint';

/** What is said of a folder and its issues by somebody who has read some. */
type Reading = Pick<FolderReading, 'mark' | 'changes'>;

/** For each of these alerts the unread issues that it is about, among those the caller sees. */
export async function countUnread(
  viewer: Viewer,
  alerts: readonly AlertScope[],
): Promise<number[]> {
  if (alerts.length === 0) return [];
  const { db, caller } = viewer;
  const visible = listFolders(db, caller);
  const [folders, readings, queries] = await Promise.all([
    visible,
    loadReadings(db, caller.userId),
    alertQueries(viewer, alerts, visible),
  ]);
  const unmarked: number[] = [];
  // One after the other: every open window asks for this each minute, and must not take all connections at once.
  for (const query of queries) unmarked.push(await countUnmarked(db, query, { folders, readings }));
  const nothing = readings.get(0) ?? { mark: null, changes: 0 };
  const corrections = await countCorrections(db, queries, {
    userId: caller.userId,
    folders: new Map(
      folders.map(({ id, stamp }) => [id, { stamp, ...(readings.get(id) ?? nothing) }]),
    ),
  });
  return unmarked.map((count, index) => count + (corrections[index] ?? 0));
}

/** By folder, of those about which something was said. */
async function loadReadings(db: Database, userId: number): Promise<ReadonlyMap<number, Reading>> {
  const { rows } = await sql<{ folderId: number; mark: number | null; changes: number }>`
    select folder_id, max(mark) as mark, max(changes) as changes
    from (
      select folder_id, stamp as mark, 0 as changes from read_marks where user_id = ${userId}
      union all
      select folder_id, null, changes from read_changes where user_id = ${userId}
    ) said group by folder_id
  `.execute(db);
  const all = rows.find(({ folderId }) => folderId === 0)?.changes ?? 0;
  const readings = rows.map(({ folderId, mark, changes }): [number, Reading] => [
    folderId,
    { mark, changes: changes + all },
  ]);
  return new Map([...readings, [0, { mark: null, changes: all }]]);
}

/** All issues in the folders without a mark, as if nothing had been read there. */
function countUnmarked(
  db: Database,
  query: IssueQueryOptions,
  { folders, readings }: { folders: VisibleFolders; readings: ReadonlyMap<number, Reading> },
): Promise<number> {
  const isMarked = (id: number) => (readings.get(id)?.mark ?? null) !== null;
  const folderIds = query.folderIds.filter((id) => !isMarked(id));
  if (folderIds.length === 0) return Promise.resolve(0);
  const wanted = new Set(folderIds);
  return countMatches(
    db,
    { ...query, folderIds },
    folders.filter(({ id }) => wanted.has(id)),
  );
}
