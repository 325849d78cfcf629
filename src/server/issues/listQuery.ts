import { sql } from 'kysely';

import type { Database } from '@/server/database/schema';

import { buildIssueQuery, type IssueQueryOptions } from './issueQuery';

/** An issue without values of attributes and names behind ids. */
export interface IssueRow {
  id: number;
  name: string;
  folderId: number;
  createdAt: number;
  modifiedAt: number;
  createdBy: number;
  modifiedBy: number;
  stamp: number;
}

/** Ids of all issues of a query that changed after a stamp, ascending. */
export async function findIssues(
  db: Database,
  options: IssueQueryOptions,
  { sinceStamp }: { sinceStamp: number },
): Promise<number[]> {
  const { from } = buildIssueQuery(options);
  const { rows } = await sql<{
    id: number;
  }>`select i.id ${from} and i.stamp > ${sinceStamp} order by i.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Issues in the order of the ids. */
export async function loadRows(db: Database, issueIds: readonly number[]): Promise<IssueRow[]> {
  const rows = await db
    .selectFrom('issues')
    .select([
      'id',
      'name',
      'folderId',
      'createdAt',
      'modifiedAt',
      'createdBy',
      'modifiedBy',
      'stamp',
    ])
    .where('id', '=', anyOf(issueIds))
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return issueIds.flatMap((issueId) => byId.get(issueId) ?? []);
}

/**
 * Marks all issues of a query as read, by the highest stamp of these folders (protocol 4.3). Rows are taken in the
 * order of the ids, as by `markAllUnread`: calls at the same moment wait for each other.
 */
export async function markAllRead(
  db: Database,
  options: IssueQueryOptions,
  userId: number,
  stampFolderIds: readonly number[],
): Promise<void> {
  const { from } = buildIssueQuery(options);
  const stamp = sql`(select coalesce(max(stamp), 0) from folders where id = any(${[...stampFolderIds]}::int[]))`;
  await sql`
    insert into read_states (user_id, issue_id, stamp)
    select ${userId}::int, i.id, ${stamp} ${from} order by i.id
    on conflict (user_id, issue_id) do update set stamp = excluded.stamp
  `.execute(db);
}

/** Marks all issues of a query as unread. */
export async function markAllUnread(
  db: Database,
  options: IssueQueryOptions,
  userId: number,
): Promise<void> {
  const { from } = buildIssueQuery(options);
  await sql`
    with marked as (
      select issue_id from read_states
      where user_id = ${userId} and issue_id in (select i.id ${from})
      order by issue_id for update
    )
    delete from read_states where user_id = ${userId} and issue_id in (select issue_id from marked)
  `.execute(db);
}

/** How many issues of a query changed since the user last read them. */
export async function countUnreadIssues(
  db: Database,
  options: IssueQueryOptions,
  userId: number,
): Promise<number> {
  const { from } = buildIssueQuery(options);
  const { rows } = await sql<{ count: number }>`
    select count(*) as count
    from (select i.id, i.stamp ${from}) issue
    left join read_states r on r.issue_id = issue.id and r.user_id = ${userId}
    where coalesce(r.stamp, 0) < issue.stamp
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** One parameter however many ids there are. */
function anyOf(ids: readonly number[]) {
  return sql<number>`any(${[...ids]}::int[])`;
}
