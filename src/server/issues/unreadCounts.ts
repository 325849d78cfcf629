import { type RawBuilder, sql } from 'kysely';

import { columnAttributeId } from '@/protocol/enums';

import type { Database } from '@/server/database/schema';
import { listFolders } from '@/server/store/folderStore';

import { type AlertScope, alertQueries, type VisibleFolders } from './alertQuery';
import { anyIdOf } from './anyIdOf';
import { readerCounts } from './folderCounts';
import { buildIssueQuery, type IssueQueryOptions, lookedUp } from './issueQuery';
import { countMatches, keyOfFilters } from './listCounts';
import type { Viewer } from './viewpoint';

/** What is said of a folder and its issues by somebody who has read some. */
interface Reading {
  /** Up to which stamp the folder is marked as read; null = it is not. */
  mark: number | null;
  /** How often something was said of its issues. */
  changes: number;
}

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
  const others = await countOthers(db, queries, { userId: caller.userId, folders, readings });
  return unmarked.map((count, index) => count + (others[index] ?? 0));
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

/**
 * What that number lacks, for each query: issues that changed after the mark of their folder, less those that were read
 * one by one since their last change, and those that are unread although their folder is marked. It is remembered for
 * each folder, and looked up again where issues have changed or the reader has said something.
 */
async function countOthers(
  db: Database,
  queries: readonly IssueQueryOptions[],
  {
    userId,
    folders,
    readings,
  }: { userId: number; folders: VisibleFolders; readings: ReadonlyMap<number, Reading> },
): Promise<number[]> {
  const stamps = new Map(folders.map(({ id, stamp }) => [id, stamp]));
  const nothing = readings.get(0) ?? { mark: null, changes: 0 };
  const stateOf = (id: number) => stateText(stamps.get(id) ?? 0, readings.get(id) ?? nothing);
  const parts = queries.map((query) => {
    const filters = keyOfFilters(db, query);
    const key = filters === null ? null : `${userId} ${filters}`;
    const { issues, changed } =
      key === null
        ? { issues: 0, changed: query.folderIds }
        : readerCounts.recall(db, key, new Map(query.folderIds.map((id) => [id, stateOf(id)])));
    return { key, issues, changed, query: { ...query, folderIds: changed } };
  });
  const asked = parts.filter(({ changed }) => changed.length > 0);
  if (asked.length === 0) return parts.map(({ issues }) => issues);

  const folderIds = [...new Set(asked.flatMap(({ changed }) => changed))];
  const counted = await countByFolder(
    db,
    asked.map(({ query }) => query),
    { userId, folderIds, areFew: folderIds.length <= folders.length * fewFolders },
  );
  for (const [index, { key, changed }] of asked.entries()) {
    const found = counted.issues[index] ?? {};
    const known = changed.flatMap((id) => {
      const state = counted.states.get(id);
      return state === undefined ? [] : [[id, { state, issues: found[id] ?? 0 }] as const];
    });
    if (key !== null) readerCounts.remember(db, key, new Map(known));
  }
  return parts.map((part) => {
    const found = counted.issues[asked.indexOf(part)] ?? {};
    return Object.values(found).reduce((sum, count) => sum + count, part.issues);
  });
}

function stateText(stamp: number, { mark, changes }: Reading): string {
  return [stamp, mark ?? '', changes].join();
}

/** For each query the issues that are not zero by folder, and in which states the folders were at that moment. */
interface CountedFolders {
  issues: readonly Readonly<Record<number, number>>[];
  states: ReadonlyMap<number, string>;
}

/** Of so many it is shorter to look at all their issues than at each issue that somebody has read. */
const fewFolders = 0.1;

async function countByFolder(
  db: Database,
  queries: readonly IssueQueryOptions[],
  { userId, folderIds, areFew }: { userId: number; folderIds: readonly number[]; areFew: boolean },
): Promise<CountedFolders> {
  const read = areFew
    ? sql`issues f join read_states r on r.user_id = ${userId} and r.issue_id = f.id
        and f.folder_id = ${anyIdOf(folderIds)}`
    : sql`read_states r`;
  const { rows } = await sql<{
    states: [id: number, stamp: number, mark: number | null, changes: number][] | null;
    issues: Record<number, number>[];
  }>`
    with told as materialized (
      select i.id, i.folder_id, i.stamp, case when r.stamp < i.stamp then 1 else -1 end as sign
      from ${read}
      cross join lateral (select id, folder_id, stamp from issues where id = r.issue_id offset 0) i
      left join read_marks m on m.user_id = r.user_id and m.folder_id = i.folder_id
      where r.user_id = ${userId} and i.folder_id = ${anyIdOf(folderIds)}
        and (r.stamp < i.stamp) = (i.stamp <= coalesce(m.stamp, 0))
    )
    select
      (
        select json_agg(json_build_array(f.id, f.stamp, m.stamp, coalesce(
          (select sum(changes) from read_changes where user_id = ${userId} and folder_id in (0, f.id)), 0
        )))
        from folders f left join read_marks m on m.user_id = ${userId} and m.folder_id = f.id
        where f.id = ${anyIdOf(folderIds)}
      ) as states,
      json_build_array(${sql.join(queries.map((query) => othersOf(query, userId)))}) as issues
  `.execute(db);
  const states = (rows[0]?.states ?? []).map(
    ([id, stamp, mark, changes]) => [id, stateText(stamp, { mark, changes })] as const,
  );
  return { issues: rows[0]?.issues ?? [], states: new Map(states) };
}

/** Numbers by folder, as JSON. */
function othersOf(query: IssueQueryOptions, userId: number): RawBuilder<unknown> {
  const { joins, where } = buildIssueQuery(query, null, lookedUp);
  const isOfAttributes = query.filters.every(({ column }) => columnAttributeId(column) !== null);
  const told = isOfAttributes
    ? sql`told i`
    : sql`told t cross join lateral (select *, t.sign from issues where id = t.id offset 0) i`;
  return sql`(
    select coalesce(json_object_agg(folder_id, issues), '{}') from (
      select folder_id, sum(sign) as issues from (
        select i.folder_id, 1 as sign from read_marks m
        cross join lateral (
          select * from issues where folder_id = m.folder_id and stamp > m.stamp offset 0
        ) i
        ${joins} where m.user_id = ${userId} and m.folder_id = ${anyIdOf(query.folderIds)} and ${where}
        union all
        select i.folder_id, i.sign from ${told} ${joins} where ${where}
      ) found
      group by folder_id
    ) counted
  )`;
}
