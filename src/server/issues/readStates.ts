import { type RawBuilder, sql } from 'kysely';

import type { Database } from '@/server/database/schema';

import { anyIdOf } from './anyIdOf';
import { buildIssueQuery, type IssueQueryOptions } from './issueQuery';

type Sql = RawBuilder<unknown>;

/**
 * Up to which stamp somebody has read an issue, null when not: what its own row says, else the mark of its folder, which
 * holds for the issues that were in it then. A row of 0 says that it is unread although its folder is marked.
 */
export function readStamp(issue: Sql, userId: number): RawBuilder<number | null> {
  return sql`nullif(coalesce(
    (select stamp from read_states where user_id = ${userId} and issue_id = ${issue}.id),
    (
      select stamp from read_marks
      where user_id = ${userId} and folder_id = ${issue}.folder_id
        and stamp >= coalesce(${issue}.folder_since, ${issue}.id)
    )
  ), 0)`;
}

/**
 * Marks one issue as read up to a stamp; null = unread. Answers whether it was not so before. The issue is held first, as
 * whoever moves it does (m0018ReadChanges).
 */
export async function setReadStamp(
  db: Database,
  userId: number,
  issueId: number,
  stamp: number | null,
): Promise<boolean> {
  const read = sql`${stamp ?? 0}::int`;
  const { numAffectedRows } = await sql`
    insert into read_states (user_id, issue_id, stamp)
    select ${userId}::int, issue.id, ${read}
    from (
      select i.id from issues i
      where i.id = ${issueId} and not exists (
        select from read_states r where r.user_id = ${userId} and r.issue_id = i.id and r.stamp = ${read}
      )
      for key share
    ) issue
    on conflict (user_id, issue_id) do update set stamp = excluded.stamp
  `.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

/**
 * Marks all issues of a query as read, by the highest stamp of these folders (protocol 4.3). Whole folders get a mark,
 * and what was said of their issues before is forgotten. With filters, each issue that is not read gets a row. Rows are
 * taken in the order of the ids, as by `markAllUnread`: calls at the same moment wait for each other.
 */
export async function markAllRead(
  db: Database,
  query: IssueQueryOptions,
  userId: number,
  stampFolderIds: readonly number[],
): Promise<void> {
  const stamp = sql`(select coalesce(max(stamp), 0) from folders where id = ${anyIdOf(stampFolderIds)})`;
  if (query.filters.length > 0) {
    const { from, read } = withReadStamps(query, userId);
    await sql`
      insert into read_states (user_id, issue_id, stamp)
      select ${userId}::int, i.id, ${stamp} ${from} and coalesce(${read}, 0) < i.stamp order by i.id
      on conflict (user_id, issue_id) do update set stamp = excluded.stamp
    `.execute(db);
    return;
  }
  await sql`
    insert into read_marks (user_id, folder_id, stamp)
    select ${userId}::int, id, ${stamp} from folders where id = ${anyIdOf(query.folderIds)} order by id
    on conflict (user_id, folder_id) do update set stamp = excluded.stamp
  `.execute(db);
  await forgetRows(db, query, userId);
}

/** Marks all issues of a query as unread. */
export async function markAllUnread(
  db: Database,
  query: IssueQueryOptions,
  userId: number,
): Promise<void> {
  if (query.filters.length > 0) {
    const { from, read } = withReadStamps(query, userId);
    await sql`
      insert into read_states (user_id, issue_id, stamp)
      select ${userId}::int, i.id, 0 ${from} and ${read} > 0 order by i.id
      on conflict (user_id, issue_id) do update set stamp = 0
    `.execute(db);
    return;
  }
  await sql`
    with marked as (
      select folder_id from read_marks
      where user_id = ${userId} and folder_id = ${anyIdOf(query.folderIds)} order by folder_id for update
    )
    delete from read_marks where user_id = ${userId} and folder_id in (select folder_id from marked)
  `.execute(db);
  await forgetRows(db, query, userId);
}

/** The issues of a query with what somebody has read of them: for many of them joined, not looked up. */
function withReadStamps(query: IssueQueryOptions, userId: number): { from: Sql; read: Sql } {
  const { joins, where } = buildIssueQuery(query);
  return {
    from: sql`
      from issues i
      left join read_states r on r.issue_id = i.id and r.user_id = ${userId}
      left join read_marks m on m.folder_id = i.folder_id and m.user_id = ${userId}
        and m.stamp >= coalesce(i.folder_since, i.id)
      ${joins} where ${where}
    `,
    read: sql`coalesce(r.stamp, m.stamp)`,
  };
}

/** Of all issues in the folders of a query. */
async function forgetRows(
  db: Database,
  { folderIds }: IssueQueryOptions,
  userId: number,
): Promise<void> {
  await sql`
    with told as (
      select r.issue_id from read_states r
      where r.user_id = ${userId}
        and (select folder_id from issues where id = r.issue_id) = ${anyIdOf(folderIds)}
      order by r.issue_id for update
    )
    delete from read_states where user_id = ${userId} and issue_id in (select issue_id from told)
  `.execute(db);
}

/** Before an issue leaves its folder: what marks of the folder say of it stays true. */
export async function keepMarks(db: Database, issueId: number): Promise<void> {
  await sql`
    insert into read_states (user_id, issue_id, stamp)
    select m.user_id, i.id, m.stamp
    from issues i join read_marks m on m.folder_id = i.folder_id and m.stamp >= coalesce(i.folder_since, i.id)
    where i.id = ${issueId} order by m.user_id
    on conflict do nothing
  `.execute(db);
}
