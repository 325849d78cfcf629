import { type RawBuilder, sql } from 'kysely';

import { Column, columnAttributeId } from '@/protocol/enums';

import type { Database } from '@/server/database/schema';

import { createListCounts } from './listCounts';
import { buildIssueQuery, type IssueQueryOptions, type SortOrder } from './issueQuery';

type Sql = RawBuilder<unknown>;

/** An issue of a list with all that its cells may show. */
export interface ListRow {
  id: number;
  name: string;
  folderId: number;
  /** Null when the cells do not show it; so are the next ones. */
  createdAt: number | null;
  createdByName: string | null;
  modifiedAt: number | null;
  modifiedByName: string | null;
  stamp: number;
  /** Up to which stamp the reader has read it; null = unread. */
  readStamp: number | null;
  isSubscribed: true | null;
  /** Wire values by attribute; empty ones are missing. */
  attributeValues: Readonly<Record<string, string>> | null;
}

export interface PageOptions {
  sort: SortOrder;
  offset: number;
  limit: number;
  /** What the cells show; anything else is not looked up. */
  columns: readonly number[];
  /** Who reads; 0 for visitors. */
  userId: number;
  /** The folders of the query with their highest stamps. */
  folders: readonly { id: number; stamp: number }[];
}

/** One page of issues and the number of all. */
export async function loadPage(
  db: Database,
  query: IssueQueryOptions,
  options: PageOptions,
): Promise<{ rows: ListRow[]; totalCount: number }> {
  const counts = createListCounts(db, options.folders);
  const known = query.filters.length === 0 ? counts.known : undefined;
  const statement = pageStatement(query, { ...options, isCounted: known === undefined });
  const { rows } = await statement.execute(db);
  const counted = rows[0]?.totalCount ?? undefined;
  if (counted !== undefined && query.filters.length === 0) counts.remember(counted);
  // A page that is not full is the last one, so nothing needs to be counted (api 4.4).
  const isLast = rows.length < options.limit;
  return {
    rows,
    totalCount: (isLast ? undefined : (counted ?? known)) ?? options.offset + rows.length,
  };
}

/**
 * The page in one statement: first the ids in their order, then what belongs to them, looked up by keys for the rows of
 * the page alone. The number of all is counted only when the page is full and nobody knows it. Without filters, indexes
 * answer both; with filters, the issues that pass are found once for both.
 */
export function pageStatement(
  query: IssueQueryOptions,
  { sort, offset, limit, columns, userId, isCounted }: PageOptions & { isCounted: boolean },
): RawBuilder<ListRow & { totalCount: number | null }> {
  const { from, order, keys, keyOrder } = buildIssueQuery(query, sort);
  const attributeIds = columns.flatMap((column) => columnAttributeId(column) ?? []);
  const isFiltered = query.filters.length > 0;
  const slice = sql`offset ${offset} limit ${limit}`;
  const ids = isFiltered
    ? sql`select id from passing order by ${keyOrder} ${slice}`
    : sql`select i.id ${from} order by ${order} ${slice}`;
  const passing = isFiltered ? sql`passing as materialized (select ${keys} ${from}),` : sql``;
  const count = isFiltered
    ? sql`select count(*) from passing`
    : sql`select count(*) ${buildIssueQuery(query).from}`;
  const shown = (column: number, value: Sql) => (columns.includes(column) ? value : sql`null`);
  const nameOf = (id: Sql) => sql`(select name from users where id = ${id})`;
  return sql`
    with ${passing} page as materialized (select array(${ids}) as ids)
    select
      issue.id, issue.name, issue.folder_id, issue.stamp,
      ${shown(Column.createdDate, sql`issue.created_at`)} as created_at,
      ${shown(Column.modifiedDate, sql`issue.modified_at`)} as modified_at,
      ${shown(Column.createdBy, nameOf(sql`issue.created_by`))} as created_by_name,
      ${shown(Column.modifiedBy, nameOf(sql`issue.modified_by`))} as modified_by_name,
      (select stamp from read_states where user_id = ${userId} and issue_id = issue.id) as read_stamp,
      (
        select true from subscriptions where user_id = ${userId} and issue_id = issue.id
      ) as is_subscribed,
      ${
        attributeIds.length === 0
          ? sql`null`
          : sql`(
              select json_object_agg(attribute_id, value) from attribute_values
              where issue_id = issue.id and attribute_id = any(${attributeIds}::int[])
            )`
      } as attribute_values,
      ${
        isCounted ? sql`case when cardinality(page.ids) >= ${limit} then (${count}) end` : sql`null`
      } as total_count
    from page cross join lateral unnest(page.ids) with ordinality as place (id, position)
    join issues issue on issue.id = place.id
    order by place.position
  `;
}
