import { type RawBuilder, sql } from 'kysely';

import { columnAttributeId } from '@/protocol/enums';

import type { Database } from '@/server/database/schema';

import { anyIdOf } from './anyIdOf';
import { conditionOnKnown, type IssueQueryOptions, valuesOf } from './issueQuery';

/** Some issues without a value of an attribute. */
export interface MissingValues {
  count: number;
  /** The folders they are in. */
  folderIds: number[];
}

/**
 * The number of all issues that an order can meet, also of those that nobody here sees: so many its index may hold. Those
 * of attributes hold the issues of a type.
 */
export async function countAllIssues(db: Database, attributeId: number | null): Promise<number> {
  const ofType = sql`and folder_id in (
    select f.id from folders f join attributes a on a.type_id = f.type_id
    where a.id = ${sql.lit(attributeId)}
  )`;
  const { rows } = await sql<{ issues: number }>`
    select coalesce(sum(issues), 0) as issues from issue_counts
    where attribute_id = 0 ${attributeId === null ? sql`` : ofType}
  `.execute(db);
  return rows[0]?.issues ?? 0;
}

/**
 * A statement for the numbers of issues of a query by folder, made of counts that are kept: null when it takes looking at
 * the issues. Kept is how many have each item or user; of other attributes only how many have a value at all.
 */
export function keptCounts(
  query: IssueQueryOptions,
): RawBuilder<{ folderId: number; issues: number }> | null {
  const { folderIds, filters, attributes } = query;
  const ofFolders = sql`from issue_counts where folder_id = ${anyIdOf(folderIds)}`;
  const [first] = filters;
  if (first === undefined) {
    return sql`select folder_id, sum(issues) as issues ${ofFolders} and attribute_id = 0 group by folder_id`;
  }
  const attributeId = columnAttributeId(first.column);
  const attribute = attributes.find(({ id }) => id === attributeId);
  if (attribute === undefined || filters.some(({ column }) => column !== first.column)) return null;
  const isKept = attribute.type === 'ENUM' || attribute.type === 'USER';
  if (!isKept && filters.some(({ value }) => value !== '')) return null;
  const passes = (valueKey: RawBuilder<unknown>) =>
    sql.join(
      filters.map((filter) =>
        conditionOnKnown(filter, query, valuesOf(attribute.id, { valueKey, number: valueKey })),
      ),
      sql` and `,
    );
  // Without a value are all issues but those that have one.
  return sql`
    select folder_id,
      coalesce(sum(issues) filter (where attribute_id <> 0 and ${passes(sql`value_key`)}), 0)
      + case when ${passes(sql`null::text`)}
        then sum(case when attribute_id = 0 then issues else -issues end) else 0 end as issues
    ${ofFolders} and attribute_id in (0, ${sql.lit(attribute.id)})
    group by folder_id
  `;
}

/** The issues of folders that have no value of an attribute, whatever other filters say. */
export async function findMissingValues(
  db: Database,
  folderIds: readonly number[],
  attributeId: number,
): Promise<MissingValues> {
  const { rows } = await sql<{ folderId: number; issues: number }>`
    select folder_id, sum(case when attribute_id = 0 then issues else -issues end) as issues
    from issue_counts
    where folder_id = ${anyIdOf(folderIds)} and attribute_id in (0, ${sql.lit(attributeId)})
    group by folder_id having sum(case when attribute_id = 0 then issues else -issues end) > 0
    order by folder_id
  `.execute(db);
  return {
    count: rows.reduce((sum, { issues }) => sum + issues, 0),
    folderIds: rows.map(({ folderId }) => folderId),
  };
}
