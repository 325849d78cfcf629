import { type RawBuilder, sql } from 'kysely';

import { Column, columnAttributeId } from '@/protocol/enums';
import type { ListOrder } from '@/rules/listOrder';

import type { Database } from '@/server/database/schema';

import { anyIdOf } from './anyIdOf';
import { buildIssueQuery, type IssueQueryOptions } from './issueQuery';
import { countMatches, hasToBeCounted, rememberMatches } from './listCounts';
import { findPage } from './listFind';
import { keyOfList, recallList } from './listMemory';
import { estimateAllIssues, findMissingValues } from './listSizes';
import type { FolderState } from './listState';
import { walk } from './listWalk';
import { readStamp } from './readStates';

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
  sort: ListOrder;
  offset: number;
  limit: number;
  /** What the cells show; anything else is not looked up. */
  columns: readonly number[];
  /** Who reads; 0 for visitors. */
  userId: number;
  /** Those of the query. */
  folders: readonly FolderState[];
}

/** When a list is found in which way. */
export interface ListWays {
  /** With more issues in its folders a list is large. */
  large: number;
  /**
   * What walking past an issue costs, when finding and sorting one that matches costs 1. Three times what was measured,
   * because matches may lie together.
   */
  walking: number;
  /** From so many rows on, looking each of them up once more takes a tenth of the time. */
  many: number;
  /** As `walking`, where what matches is at hand. */
  passing: number;
  /** So many matches are at hand at most. With more of them a page is near anyway. */
  held: number;
}

const usualWays: ListWays = { large: 8000, walking: 0.5, many: 1000, passing: 0.05, held: 50_000 };

/** One page of issues and the number of all. */
export async function loadPage(
  db: Database,
  query: IssueQueryOptions,
  options: PageOptions,
  ways = usualWays,
): Promise<{ rows: ListRow[]; totalCount: number }> {
  const { offset, limit, folders } = options;
  const total = folders.reduce((sum, { issues }) => sum + issues, 0);
  if (total > ways.large) return loadLargePage(db, query, { ...options, total }, ways);
  const order = orderOf(db, query, options);
  const memory = order === null ? null : recallList(db, order, folders);
  const known = memory?.known;
  if (memory && (known?.ids || memory.isWorthKeeping)) {
    const ids = known?.ids ?? (await loadIds(db, query, options));
    if (!known?.ids) memory.remember({ count: ids.length, ids });
    const page = [...ids.subarray(offset, offset + limit)];
    const { rows } = await rowsStatement(page, options).execute(db);
    return { rows, totalCount: totalOf(rows, options, ids.length) };
  }

  const count = known?.count ?? (query.filters.length === 0 ? total : undefined);
  const isCounted = count === undefined;
  const isTaken = !isCounted && isTakenAsItComes(query, options, ways);
  const statement: RawBuilder<ListRow & { totalCount?: number | null }> = isTaken
    ? rowsInOrder(query, options)
    : pageStatement(query, { ...options, isCounted });
  const { rows } = await statement.execute(db);
  const totalCount = totalOf(rows, options, rows[0]?.totalCount ?? count);
  // Nobody knows how many there are before a page behind the end.
  if (rows.length > 0) memory?.remember({ count: totalCount, ids: null });
  return { rows, totalCount };
}

/**
 * A list that is too long to be looked at as a whole: first the number of its issues, which is kept or remembered if it
 * can be, then those of the page, in the way that the number makes the shorter one.
 */
async function loadLargePage(
  db: Database,
  query: IssueQueryOptions,
  options: PageOptions & { total: number },
  ways: ListWays,
): Promise<{ rows: ListRow[]; totalCount: number }> {
  const { sort, offset, limit, folders, total } = options;
  const attributeId = columnAttributeId(sort.column);
  const isNew = ways.held > 0 && hasToBeCounted(db, query, folders);
  const [all, known, missing] = await Promise.all([
    estimateAllIssues(db, attributeId),
    isNew ? null : query.filters.length === 0 ? total : countMatches(db, query, folders),
    attributeId === null ? null : findMissingValues(db, folders, attributeId),
  ]);
  // Walking to the end of the page meets many issues that do not match or are out of sight; the other way is to sort all
  // that do.
  const walked = (offset + limit) * all;
  let count = known;
  if (count === null) {
    const few = Math.min(Math.floor(Math.sqrt(ways.passing * walked)), ways.held);
    const { held } = ways;
    const { counts, ids } = await findPage(db, query, { sort, offset, limit, missing, few, held });
    count = rememberMatches(db, query, folders, counts);
    if (ids !== null) {
      const { rows } = await rowsStatement(ids, options).execute(db);
      return { rows, totalCount: totalOf(rows, options, count) };
    }
  }
  const isWalkShorter = count * count > ways.walking * walked;
  const statement = () => {
    if (!isWalkShorter) return pageStatement(query, { ...options, isCounted: false });
    return isTakenAsItComes(query, options, ways)
      ? rowsInOrder(query, options)
      : rowsOfIds(walk(query, sort, options, missing), options);
  };
  const { rows } = await statement().execute(db);
  return { rows, totalCount: totalOf(rows, options, count) };
}

/** A page that is not full is the last one, so nothing needs to be counted (protocol 4.4). */
function totalOf(
  rows: readonly ListRow[],
  { offset, limit }: PageOptions,
  counted: number | undefined,
): number {
  return (rows.length < limit ? undefined : counted) ?? offset + rows.length;
}

/**
 * Tells apart lists that the database can only find by looking at all issues, so that it is worth while to remember
 * them. Null for the others: those without filters in an order that has an index, and those in which names of people or
 * places play a part, which change without a stamp.
 */
function orderOf(db: Database, query: IssueQueryOptions, { sort }: PageOptions): string | null {
  if (query.filters.length === 0 && columnAttributeId(sort.column) === null) return null;
  return keyOfList(db, query, idsStatement(query, sort), [sort.column]);
}

function idsStatement(query: IssueQueryOptions, sort: ListOrder): RawBuilder<{ ids: string }> {
  const { from, order } = buildIssueQuery(query, sort);
  return sql`select array_to_string(array(select i.id ${from} order by ${order}), ',') as ids`;
}

async function loadIds(
  db: Database,
  query: IssueQueryOptions,
  { sort }: PageOptions,
): Promise<Int32Array> {
  const { rows } = await idsStatement(query, sort).execute(db);
  const ids = rows[0]?.ids ?? '';
  return Int32Array.from(ids === '' ? [] : ids.split(','), Number);
}

/**
 * The page in one statement: first the ids in their order, then what belongs to them, looked up by keys for the rows of
 * the page alone. The number of all is counted only when the page is full and nobody knows it. Without filters, indexes
 * answer both; with filters, the issues that pass are found once for both.
 */
export function pageStatement(
  query: IssueQueryOptions,
  options: PageOptions & { isCounted: boolean },
): RawBuilder<ListRow & { totalCount: number | null }> {
  const { sort, isCounted } = options;
  const { from, order, keys, keyOrder } = buildIssueQuery(query, sort);
  const isFiltered = query.filters.length > 0;
  // The best plan depends on them, too.
  const limit = sql.lit(options.limit);
  const slice = sql`offset ${sql.lit(options.offset)} limit ${limit}`;
  const ids = isFiltered
    ? sql`select id from passing order by ${keyOrder} ${slice}`
    : sql`select i.id ${from} order by ${order} ${slice}`;
  const passing = isFiltered ? sql`passing as materialized (select ${keys} ${from}),` : sql``;
  const count = isFiltered
    ? sql`select count(*) from passing`
    : sql`select count(*) ${buildIssueQuery(query).from}`;
  const totalCount = isCounted
    ? sql`case when cardinality(page.ids) >= ${limit} then (${count}) end`
    : sql`null`;
  return sql`
    with ${passing} page as materialized (select array(${ids}) as ids)
    select ${rowColumns(options)}, ${totalCount} as total_count
    ${rowsOfPage}
  `;
}

/** Orders in which an index holds the issues themselves. */
const indexedColumns: readonly number[] = [Column.id, Column.createdDate, Column.modifiedDate];

/** A long page all of whose rows are met in their order, and no others that would be looked up in vain. */
function isTakenAsItComes(
  { filters }: IssueQueryOptions,
  { sort, offset, limit }: PageOptions,
  { many }: ListWays,
): boolean {
  const isFirst = offset === 0 && limit >= many;
  return isFirst && filters.length === 0 && indexedColumns.includes(sort.column);
}

/** The rows of a long page, as they come. */
function rowsInOrder(query: IssueQueryOptions, options: PageOptions): RawBuilder<ListRow> {
  const { from, order } = buildIssueQuery(query, options.sort);
  return sql`
    select ${rowColumns(options, sql`i`)} ${from}
    order by ${order} offset ${sql.lit(options.offset)} limit ${sql.lit(options.limit)}
  `;
}

/** The rows of a page whose ids another statement selects. */
function rowsOfIds(ids: RawBuilder<unknown>, options: PageOptions): RawBuilder<ListRow> {
  return sql`
    with page as materialized (select array(${ids}) as ids)
    select ${rowColumns(options)}
    ${rowsOfPage}
  `;
}

/** The rows of a page whose issues are known. */
function rowsStatement(issueIds: readonly number[], options: PageOptions): RawBuilder<ListRow> {
  // As a text, because the plan does not depend on them.
  return sql`
    with page as materialized (select string_to_array(${issueIds.join()}, ',')::int[] as ids)
    select ${rowColumns(options)}
    ${rowsOfPage}
  `;
}

/** Of the issues whose ids are an array in `page`, in their order. */
const rowsOfPage = sql`
  from page cross join lateral unnest(page.ids) with ordinality as place (id, position)
  join issues issue on issue.id = place.id
  order by place.position
`;

function rowColumns(
  { columns, userId }: Pick<PageOptions, 'columns' | 'userId'>,
  issue = sql`issue`,
): Sql {
  const attributeIds = columns.flatMap((column) => columnAttributeId(column) ?? []);
  const shown = (column: number, value: Sql) => (columns.includes(column) ? value : sql`null`);
  const nameOf = (id: Sql) => sql`(select name from users where id = ${id})`;
  return sql`
    ${issue}.id, ${issue}.name, ${issue}.folder_id, ${issue}.stamp,
    ${shown(Column.createdDate, sql`${issue}.created_at`)} as created_at,
    ${shown(Column.modifiedDate, sql`${issue}.modified_at`)} as modified_at,
    ${shown(Column.createdBy, nameOf(sql`${issue}.created_by`))} as created_by_name,
    ${shown(Column.modifiedBy, nameOf(sql`${issue}.modified_by`))} as modified_by_name,
    ${readStamp(issue, userId)} as read_stamp,
    (
      select true from subscriptions where user_id = ${userId} and issue_id = ${issue}.id
    ) as is_subscribed,
    ${
      attributeIds.length === 0
        ? sql`null`
        : sql`(
            select json_object_agg(attribute_id, value) from attribute_values
            where issue_id = ${issue}.id and attribute_id = ${anyIdOf(attributeIds)}
          )`
    } as attribute_values
  `;
}
