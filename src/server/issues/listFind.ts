import { type RawBuilder, sql } from 'kysely';

import { Column, columnAttributeId } from '@/protocol/enums';
import type { Filter } from '@/protocol/views';
import type { ListOrder } from '@/rules/listOrder';
import type { Database } from '@/server/database/schema';
import { withHelpers } from '@/server/database/searchHelpers';

import { anyIdOf } from './anyIdOf';
import {
  buildFilters,
  buildIssueQuery,
  type IssueQueryOptions,
  lookedUp,
  ruledOutApart,
} from './issueQuery';
import type { MissingValues } from './listSizes';
import { type HeldMatches, type Slice, walk } from './listWalk';

type Sql = RawBuilder<unknown>;

/** What is found by one look at the issues. */
export interface FoundPage {
  /** How many match, by folder; folders without any are missing. */
  counts: ReadonlyMap<number, number>;
  /** Those of the page in their order; null when so many match that another statement walks to it at once. */
  ids: number[] | null;
}

export interface FindOptions extends Slice {
  sort: ListOrder;
  /** Issues without a value of the attribute that sorts. */
  missing: MissingValues | null;
  /** So many are sorted; along an index walks who has more. */
  few: number;
  /** So many are held at once. */
  held: number;
}

/**
 * The numbers of a query that nobody has asked for yet, and a page of it. What matches is looked for once and held, so that
 * the walk to the page asks memory instead of each issue it passes.
 */
export async function findPage(
  db: Database,
  query: IssueQueryOptions,
  options: FindOptions,
): Promise<FoundPage> {
  const statement = findStatement(query, options);
  const { rows } = await withHelpers(db, (connection) => statement.execute(connection));
  const { folders = null, ids = null } = rows[0] ?? {};
  return {
    counts: new Map((folders ?? '').split(',').filter(Boolean).map(toCount)),
    ids: ids?.split(',').filter(Boolean).map(Number) ?? null,
  };
}

/** Whether to walk or to sort is decided within the statement, which alone knows how many match. */
export function findStatement(
  query: IssueQueryOptions,
  { sort, missing, few, held, ...slice }: FindOptions,
): RawBuilder<{ folders: string | null; ids: string | null }> {
  // Arrays take a tenth of the time that rows do.
  return sql`
    with counted as materialized (
      select i.folder_id, count(*) as issues, array_agg(i.id) as ids
      ${matchesOf(query)} group by i.folder_id
    )
    select
      (select string_agg(concat_ws(' ', folder_id, issues), ',') from counted) as folders,
      case when issues <= ${sql.lit(held)} then array_to_string(
        case when issues > ${sql.lit(few)}
          then array(${walk(query, sort, slice, missing, heldMatches)})
          else array(${sortHeld(query, sort, slice)})
        end, ',') end as ids
    from (select coalesce(sum(issues), 0) as issues from counted) total
  `;
}

/**
 * All that match, called `i`. What is ruled out is asked of those that have the name: `offset 0` keeps it apart, so that
 * helpers look at names while this process of the database collects what is ruled out.
 */
function matchesOf(query: IssueQueryOptions): Sql {
  const names = query.filters.filter(({ column }) => column === Column.name);
  const others = query.filters.filter(({ column }) => column !== Column.name);
  if (names.length === 0 || others.length === 0 || !others.every(rulesOut)) {
    return buildIssueQuery(query, null, ruledOutApart).from;
  }
  const named = buildIssueQuery({ ...query, filters: names }).from;
  const { joins, where } = buildFilters({ ...query, filters: others }, ruledOutApart);
  return sql`from (select i.folder_id, i.id ${named} offset 0) i ${joins} where ${where}`;
}

/** What most issues pass, so that nothing is won by beginning with it. */
function rulesOut({ column, operator }: Filter): boolean {
  return operator === 'NEQ' && columnAttributeId(column) !== null;
}

const heldMatches: HeldMatches = {
  // Within a case the database does not join them, which would cost the order, but looks them up in a table of its memory.
  has: (issueId) => sql`case when ${issueId} in (select unnest(ids) from counted) then true end`,
  idsIn: (folderIds) =>
    sql`select unnest(ids) as id from counted where folder_id = ${anyIdOf(folderIds)} order by id`,
};

/** What they are sorted by is looked up issue by issue: `offset 0` keeps the database from reading all. */
function sortHeld(query: IssueQueryOptions, sort: ListOrder, { offset, limit }: Slice): Sql {
  const { keys, joins, keyOrder } = buildIssueQuery({ ...query, filters: [] }, sort, lookedUp);
  return sql`
    select id from (
      select keyed.* from (select unnest(ids) as id from counted) match
      cross join lateral (select ${keys} from issues i ${joins} where i.id = match.id offset 0) keyed
    ) sorted
    order by ${keyOrder} offset ${sql.lit(offset)} limit ${sql.lit(limit)}
  `;
}

function toCount(text: string): [folderId: number, issues: number] {
  const [folderId = 0, issues = 0] = text.split(' ').map(Number);
  return [folderId, issues];
}
