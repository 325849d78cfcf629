import { sql } from 'kysely';

import type { Database } from '@/server/database/schema';

import { buildIssueQuery, type IssueQueryOptions, type SortOrder } from './issueQuery';

/** What a row of a list shares with all readers, without values of attributes and names behind ids. */
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

/** Ids of one page of issues and the number of all. */
export async function findPage(
  db: Database,
  options: IssueQueryOptions,
  { sort, offset, limit }: { sort: SortOrder; offset: number; limit: number },
): Promise<{ issueIds: number[]; totalCount: number }> {
  const { from, orderBy } = buildIssueQuery(options, sort);
  const page = await sql<{
    id: number;
  }>`select i.id ${from} ${orderBy} offset ${offset} limit ${limit}`.execute(db);
  const issueIds = page.rows.map(({ id }) => id);
  // A page that is not full is the last one, so nothing needs to be counted (api 4.4).
  const isLast = issueIds.length < limit;
  return {
    issueIds,
    totalCount: isLast ? offset + issueIds.length : await countIssues(db, options),
  };
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

async function countIssues(db: Database, options: IssueQueryOptions): Promise<number> {
  const { from } = buildIssueQuery(options);
  const { rows } = await sql<{ count: number }>`select count(*) as count ${from}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The rows of a page in the order of the ids. */
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

/** Up to which stamp a user has read these issues; the others are unread. */
export async function loadReadStamps(
  db: Database,
  issueIds: readonly number[],
  userId: number,
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('readStates')
    .select(['issueId', 'stamp'])
    .where('userId', '=', userId)
    .where('issueId', '=', anyOf(issueIds))
    .execute();
  return new Map(rows.map(({ issueId, stamp }) => [issueId, stamp]));
}

/** Which of these issues a user has subscribed to. */
export async function loadSubscribed(
  db: Database,
  issueIds: readonly number[],
  userId: number,
): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('subscriptions')
    .select('issueId')
    .where('userId', '=', userId)
    .where('issueId', '=', anyOf(issueIds))
    .execute();
  return new Set(rows.map(({ issueId }) => issueId));
}

/** Wire values of these attributes: by issue, then by attribute. */
export async function loadCellValues(
  db: Database,
  issueIds: readonly number[],
  attributeIds: readonly number[],
): Promise<Map<number, Map<number, string>>> {
  const values = new Map<number, Map<number, string>>();
  if (attributeIds.length === 0) return values;
  const rows = await db
    .selectFrom('attributeValues')
    .select(['issueId', 'attributeId', 'value'])
    .where('issueId', '=', anyOf(issueIds))
    .where('attributeId', '=', anyOf(attributeIds))
    .execute();
  for (const { issueId, attributeId, value } of rows) {
    const ofIssue = values.get(issueId) ?? new Map<number, string>();
    values.set(issueId, ofIssue.set(attributeId, value));
  }
  return values;
}

/** Marks all issues of a query as read, by the highest stamp of these folders (api 4.3). */
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
    select ${userId}::int, i.id, ${stamp} ${from}
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
  await sql`delete from read_states where user_id = ${userId} and issue_id in (select i.id ${from})`.execute(
    db,
  );
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
