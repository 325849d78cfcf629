import { type RawBuilder, sql } from 'kysely';

import { columnAttributeId } from '@/protocol/enums';

import type { Database } from '@/server/database/schema';
import { listFolders } from '@/server/store/folderStore';

import { type AlertScope, alertQuery, type VisibleFolders } from './alertQuery';
import { anyIdOf } from './anyIdOf';
import { buildIssueQuery, type IssueQueryOptions, lookedUp } from './issueQuery';
import { countMatches } from './listCounts';
import type { Viewer } from './viewpoint';

/** For each of these alerts the unread issues that it is about, among those the caller sees. */
export async function countUnread(
  viewer: Viewer,
  alerts: readonly AlertScope[],
): Promise<number[]> {
  if (alerts.length === 0) return [];
  const { db, caller } = viewer;
  const [folders, marks] = await Promise.all([
    listFolders(db, caller),
    loadMarks(db, caller.userId),
  ]);
  const queries: IssueQueryOptions[] = [];
  const unmarked: number[] = [];
  // One after the other: every open window asks for this each minute, and must not take all connections at once.
  for (const alert of alerts) {
    const query = await alertQuery(viewer, alert, folders);
    queries.push(query);
    unmarked.push(await countUnmarked(db, query, { folders, marks }));
  }
  const others = await countOthers(db, queries, caller.userId);
  return unmarked.map((count, index) => count + (others[index] ?? 0));
}

/** The folders somebody has marked as read. */
async function loadMarks(db: Database, userId: number): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('readMarks')
    .select('folderId')
    .where('userId', '=', userId)
    .execute();
  return new Set(rows.map(({ folderId }) => folderId));
}

/** All issues in the folders without a mark, as if nothing had been read there. */
function countUnmarked(
  db: Database,
  query: IssueQueryOptions,
  { folders, marks }: { folders: VisibleFolders; marks: ReadonlySet<number> },
): Promise<number> {
  const folderIds = query.folderIds.filter((id) => !marks.has(id));
  if (folderIds.length === 0) return Promise.resolve(0);
  const wanted = new Set(folderIds);
  return countMatches(
    db,
    { ...query, folderIds },
    folders.filter(({ id }) => wanted.has(id)),
  );
}

/**
 * What that number lacks, for each query: issues that changed after the mark of their folder, less those that were read
 * one by one since their last change, and those that are unread although their folder is marked.
 */
async function countOthers(
  db: Database,
  queries: readonly IssueQueryOptions[],
  userId: number,
): Promise<number[]> {
  const { rows } = await sql<{ counts: number[] }>`
    with told as materialized (
      select i.id, i.folder_id, i.stamp, case when r.stamp < i.stamp then 1 else -1 end as sign
      from read_states r
      cross join lateral (select id, folder_id, stamp from issues where id = r.issue_id offset 0) i
      left join read_marks m on m.user_id = r.user_id and m.folder_id = i.folder_id
      where r.user_id = ${userId} and (r.stamp < i.stamp) = (i.stamp <= coalesce(m.stamp, 0))
    )
    select json_build_array(${sql.join(queries.map((query) => othersOf(query, userId)))}) as counts
  `.execute(db);
  return rows[0]?.counts ?? [];
}

function othersOf(query: IssueQueryOptions, userId: number): RawBuilder<number> {
  const { joins, where } = buildIssueQuery(query, null, lookedUp);
  const isOfAttributes = query.filters.every(({ column }) => columnAttributeId(column) !== null);
  const told = isOfAttributes
    ? sql`told i`
    : sql`told t cross join lateral (select *, t.sign from issues where id = t.id offset 0) i`;
  return sql`
    (select count(*) from read_marks m
      cross join lateral (
        select * from issues where folder_id = m.folder_id and stamp > m.stamp offset 0
      ) i
      ${joins} where m.user_id = ${userId} and m.folder_id = ${anyIdOf(query.folderIds)} and ${where})
    + (select coalesce(sum(i.sign), 0) from ${told} ${joins} where ${where})
  `;
}
