import { type RawBuilder, sql } from 'kysely';

import { columnAttributeId } from '@/protocol/enums';

import type { Database } from '@/server/database/schema';

import { anyIdOf, anyOf } from './anyIdOf';
import { buildIssueQuery, type IssueQueryOptions, lookedUp } from './issueQuery';

type Sql = RawBuilder<unknown>;

/** A folder at one moment, and what a reader has said of it until then. */
export interface FolderReading {
  /** The highest of its issues, also of those that have left it. */
  stamp: number;
  /** Up to which stamp the folder is marked as read; null = it is not. */
  mark: number | null;
  /** How often something was said of its issues. */
  changes: number;
  /** How many it has. */
  issues: number;
}

/** By folder, for each query in turn. All comes from one statement, so from one moment. */
export interface CountedFolders {
  readings: ReadonlyMap<number, FolderReading>;
  /** How many issues correct the number, and which; null when they are too many. */
  found: readonly Readonly<Record<number, readonly [count: number, ids: number[] | null]>>[];
}

/** With the stamp since which it is in its folder. */
export type ChangedIssue = readonly [id: number, since: number];

/** By folder, for each query in turn. All comes from one statement, so from one moment. */
export interface ChangedSince {
  readings: ReadonlyMap<number, FolderReading>;
  changed: Readonly<Record<number, readonly ChangedIssue[]>>;
  /** Those of the changed issues that correct the number. */
  found: readonly Readonly<Record<number, readonly number[]>>[];
}

/** More of one folder would take longer to send than to count again. */
const keptIds = 5000;

/** What corrects the number of all issues: in folders without a mark those that were read, in others those that are not. */
export async function findCorrections(
  db: Database,
  queries: readonly IssueQueryOptions[],
  { userId, folderIds, areFew }: { userId: number; folderIds: readonly number[]; areFew: boolean },
): Promise<CountedFolders> {
  const ids = anyIdOf(folderIds);
  const read = areFew
    ? sql`issues f join read_states r on r.user_id = ${userId} and r.issue_id = f.id and f.folder_id = ${ids}`
    : sql`read_states r`;
  const { rows } = await sql<{ readings: ReadingRow[] | null; found: CountedFolders['found'] }>`
    with told as materialized (
      select i.id, i.folder_id, i.stamp, case when r.stamp < i.stamp then 1 else -1 end as sign
      from ${read}
      cross join lateral (select id, folder_id, stamp from issues where id = r.issue_id offset 0) i
      left join read_marks m on m.user_id = r.user_id and m.folder_id = i.folder_id
      where r.user_id = ${userId} and i.folder_id = ${ids}
        and (r.stamp < i.stamp) = (i.stamp <= coalesce(m.stamp, 0))
    )
    select
      ${readingsOf(ids, userId)} as readings,
      json_build_array(${sql.join(queries.map((query) => correctionsOf(query, userId)))}) as found
  `.execute(db);
  return { readings: toReadings(rows[0]?.readings), found: rows[0]?.found ?? [] };
}

/** The same of issues alone that have changed since a stamp, which each folder has its own of. */
export async function findChangedSince(
  db: Database,
  queries: readonly IssueQueryOptions[],
  { userId, since }: { userId: number; since: ReadonlyMap<number, number> },
): Promise<ChangedSince> {
  const folderIds = [...since.keys()];
  const { rows } = await sql<{
    readings: ReadingRow[] | null;
    changed: ChangedSince['changed'] | null;
    found: ChangedSince['found'];
  }>`
    with changed as materialized (
      select id, folder_id, since, case
        when mark is null then coalesce(read >= stamp, false)
        else coalesce(read, mark) < stamp
      end as corrects
      from (
        select i.*,
          (select stamp from read_states where user_id = ${userId} and issue_id = i.id) as read,
          (select stamp from read_marks where user_id = ${userId} and folder_id = i.folder_id) as mark
        from unnest(${folderIds}::int[], ${[...since.values()]}::int[]) as asked (folder_id, stamp)
        cross join lateral (
          select id, folder_id, stamp, coalesce(folder_since, id) as since
          from issues where folder_id = asked.folder_id and stamp > asked.stamp offset 0
        ) i
      ) looked_up
    ), told as (select id, folder_id from changed where corrects)
    select
      ${readingsOf(anyOf(folderIds), userId)} as readings,
      (
        select json_object_agg(folder_id, issues) from (
          select folder_id, json_agg(json_build_array(id, since)) as issues from changed group by folder_id
        ) by_folder
      ) as changed,
      json_build_array(${sql.join(queries.map(changedOf))}) as found
  `.execute(db);
  return {
    readings: toReadings(rows[0]?.readings),
    changed: rows[0]?.changed ?? {},
    found: rows[0]?.found ?? [],
  };
}

type ReadingRow = [id: number, stamp: number, mark: number | null, changes: number, issues: number];

function readingsOf(ids: RawBuilder<number>, userId: number): Sql {
  return sql`(
    select json_agg(json_build_array(
      f.id, f.stamp, m.stamp,
      coalesce((select changes from read_changes where user_id = ${userId} and folder_id = f.id), 0)
        + coalesce((select changes from read_changes where user_id = ${userId} and folder_id = 0), 0),
      coalesce((select sum(issues) from issue_counts where attribute_id = 0 and folder_id = f.id), 0)
    ))
    from folders f left join read_marks m on m.user_id = ${userId} and m.folder_id = f.id
    where f.id = ${ids}
  )`;
}

function toReadings(
  rows: readonly ReadingRow[] | null | undefined,
): ReadonlyMap<number, FolderReading> {
  return new Map(
    (rows ?? []).map(([id, stamp, mark, changes, issues]) => [
      id,
      { stamp, mark, changes, issues },
    ]),
  );
}

/** What filters look at: attributes are found by the id alone, the rest in the issue. */
function toldOf(query: IssueQueryOptions, more: Sql): Sql {
  const isOfAttributes = query.filters.every(({ column }) => columnAttributeId(column) !== null);
  return isOfAttributes
    ? sql`told i`
    : sql`told t cross join lateral (select *${more} from issues where id = t.id offset 0) i`;
}

/** How many and which, by folder, as JSON. What is both unread by the mark and read by itself is neither. */
function correctionsOf(query: IssueQueryOptions, userId: number): Sql {
  const { joins, where } = buildIssueQuery(query, null, lookedUp);
  return sql`(
    select coalesce(json_object_agg(folder_id, json_build_array(issues, ids)), '{}') from (
      select folder_id, count(*) as issues,
        case when count(*) <= ${sql.lit(keptIds)} then json_agg(id) end as ids
      from (
        select folder_id, id from (
          select i.folder_id, i.id, 1 as sign from read_marks m
          cross join lateral (
            select * from issues where folder_id = m.folder_id and stamp > m.stamp offset 0
          ) i
          ${joins} where m.user_id = ${userId} and m.folder_id = ${anyIdOf(query.folderIds)} and ${where}
          union all
          select i.folder_id, i.id, i.sign from ${toldOf(query, sql`, t.sign`)} ${joins} where ${where}
        ) found
        group by folder_id, id having sum(sign) <> 0
      ) others
      group by folder_id
    ) counted
  )`;
}

/** Which, by folder, as JSON. */
function changedOf(query: IssueQueryOptions): Sql {
  const { joins, where } = buildIssueQuery(query, null, lookedUp);
  return sql`(
    select coalesce(json_object_agg(folder_id, ids), '{}') from (
      select i.folder_id, json_agg(i.id) as ids from ${toldOf(query, sql``)} ${joins} where ${where}
      group by i.folder_id
    ) by_folder
  )`;
}
