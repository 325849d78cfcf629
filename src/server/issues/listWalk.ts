import { type RawBuilder, sql } from 'kysely';

import { Column, columnAttributeId } from '@/protocol/enums';
import type { ListOrder } from '@/rules/listOrder';

import { buildIssueQuery, type IssueQueryOptions, valuesOf } from './issueQuery';
import type { MissingValues } from './listSizes';

/** Which rows of a list are wanted. */
export interface Slice {
  offset: number;
  limit: number;
}

type Sql = RawBuilder<unknown>;

/** Matches that a statement has at hand, so that no issue has to be asked whether it passes the filters. */
export interface HeldMatches {
  /** That an issue is one of them. */
  has(issueId: Sql): Sql;
  /** A statement for the ids of those in some folders, ascending. */
  idsIn(folderIds: readonly number[]): Sql;
}

/** Ids of a page of a large list, found by walking along an index in the order of the list until the page is full. */
export function walk(
  query: IssueQueryOptions,
  sort: ListOrder,
  slice: Slice,
  missing: MissingValues | null,
  held: HeldMatches | null = null,
): Sql {
  switch (sort.column) {
    case Column.createdBy:
      return walkPeople(matchesOf(query, held), sort, slice, sql`created_by`);
    case Column.modifiedBy:
      return walkPeople(matchesOf(query, held), sort, slice, sql`modified_by`);
    case Column.location:
      return walkPlaces(matchesOf(query, held), sort, slice);
  }
  const attributeId = columnAttributeId(sort.column);
  if (attributeId !== null) return walkValues(query, sort, slice, { attributeId, missing, held });
  // The other columns of the system have an index in their order.
  const { order } = buildIssueQuery(query, sort);
  return sql`select i.id ${matchesOf(query, held)} order by ${order} ${sliceOf(slice)}`;
}

/** The issues that match, called `i`. */
function matchesOf(query: IssueQueryOptions, held: HeldMatches | null): Sql {
  return held === null
    ? buildIssueQuery(query).from
    : sql`from issues i where ${held.has(sql`i.id`)}`;
}

/**
 * Issues with a value in its order, and before or behind them those without one. Whether an issue passes is asked value by
 * value (`offset 0` keeps the database from joining first): that there are many is known here, and misjudged of words there.
 */
function walkValues(
  query: IssueQueryOptions,
  sort: ListOrder,
  slice: Slice,
  {
    attributeId,
    missing,
    held,
  }: { attributeId: number; missing: MissingValues | null; held: HeldMatches | null },
): Sql {
  const isNumber = query.attributes.some(
    ({ id, type }) => id === attributeId && type === 'NUMERIC',
  );
  const value = isNumber ? sql`s.number` : sql`s.value_key`;
  const count = sql.lit(slice.offset + slice.limit);
  const direction = directionOf(sort);
  const withValue = sql`
    (select s.issue_id as id, ${value} as key from attribute_values s
    ${held === null ? valuedPassing(query, attributeId) : sql`where ${held.has(sql`s.issue_id`)}`}
    and s.attribute_id = ${sql.lit(attributeId)} ${isNumber ? sql`and s.number is not null` : sql``}
    order by ${value} ${direction}, s.issue_id limit ${count})
  `;
  const parts = [sql`select id, 1 as part, key from ${withValue} valued`];
  if (missing !== null && missing.count > 0) {
    const empty = { ...query, folderIds: missing.folderIds };
    const withoutValue = sql`
      (select i.id ${held === null ? passingWithout(empty, attributeId) : heldWithout(empty, attributeId, held)}
      order by i.id limit ${count})
    `;
    parts.push(sql`select id, 0, null from ${withoutValue} empty`);
  }
  return sql`
    select id from (${sql.join(parts, sql` union all `)}) found
    order by part ${direction}, key ${direction}, id ${sliceOf(slice)}
  `;
}

/** Joins to values `s` of an attribute whether their issues pass; conditions may follow. */
function valuedPassing(query: IssueQueryOptions, attributeId: number): Sql {
  const known = valuesOf(attributeId, { valueKey: sql`s.value_key`, number: sql`s.number` });
  const { joins, where } = buildIssueQuery(query, null, known);
  return sql`cross join lateral (
      select from issues i ${joins} where i.id = s.issue_id and ${where} offset 0
    ) passing where true`;
}

function passingWithout(query: IssueQueryOptions, attributeId: number): Sql {
  const none = valuesOf(attributeId, { valueKey: sql`null::text`, number: sql`null::numeric` });
  return sql`${buildIssueQuery(query, null, none).from} and not exists (
    select from attribute_values s where s.issue_id = i.id and s.attribute_id = ${sql.lit(attributeId)}
  )`;
}

/** They are asked one by one in their order until the page is full, which `offset 0` keeps so. */
function heldWithout(
  { folderIds }: IssueQueryOptions,
  attributeId: number,
  held: HeldMatches,
): Sql {
  return sql`from (${held.idsIn(folderIds)}) i where not exists (
    select from attribute_values s
    where s.issue_id = i.id and s.attribute_id = ${sql.lit(attributeId)} offset 0
  )`;
}

/** From everybody as many as the page may need. */
function walkPeople(from: Sql, sort: ListOrder, slice: Slice, column: Sql): Sql {
  return sql`
    select found.id from users person
    cross join lateral (
      select i.id ${from} and i.${column} = person.id
      order by i.id limit ${sql.lit(slice.offset + slice.limit)}
    ) found
    order by person.name_key ${directionOf(sort)}, found.id ${sliceOf(slice)}
  `;
}

/** From every folder as many as the page may need. */
function walkPlaces(from: Sql, sort: ListOrder, slice: Slice): Sql {
  const direction = directionOf(sort);
  return sql`
    select found.id from folders place join projects around on around.id = place.project_id
    cross join lateral (
      select i.id ${from} and i.folder_id = place.id
      order by i.id limit ${sql.lit(slice.offset + slice.limit)}
    ) found
    order by around.name_key ${direction}, place.name_key ${direction}, found.id ${sliceOf(slice)}
  `;
}

function directionOf({ ascending }: ListOrder): Sql {
  return ascending ? sql`asc` : sql`desc`;
}

function sliceOf({ offset, limit }: Slice): Sql {
  return sql`offset ${sql.lit(offset)} limit ${sql.lit(limit)}`;
}
