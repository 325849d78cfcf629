import { type RawBuilder, sql } from 'kysely';

import { columnAttributeId } from '@/protocol/enums';
import type { Filter } from '@/protocol/views';

import { runForAll } from '@/server/core/currentWork';
import type { Database } from '@/server/database/schema';

import { anyIdOf } from './anyIdOf';
import { countedNow, matchCounts, type StampedFolder, statesOf, sumOf } from './folderCounts';
import { conditionOnKnown, type IssueQueryOptions, valuesOf } from './issueQuery';

/** Some issues without a value of an attribute. */
export interface MissingValues {
  count: number;
  /** The folders they are in. */
  folderIds: number[];
}

/** Milliseconds that a size is good enough: it only says which way to a page is the shorter one. */
const sizeAge = 5000;

const sizes = new WeakMap<
  Database,
  Map<number | null, { issues: Promise<number>; until: number }>
>();

/**
 * About how many issues an order can meet, also of those that nobody here sees: so many its index may hold. Those of
 * attributes hold the issues of a type.
 */
export function estimateAllIssues(db: Database, attributeId: number | null): Promise<number> {
  const known =
    sizes.get(db) ?? new Map<number | null, { issues: Promise<number>; until: number }>();
  sizes.set(db, known);
  const size = known.get(attributeId);
  if (size !== undefined && performance.now() < size.until) return size.issues;
  const issues = runForAll(() => countAllIssues(db, attributeId));
  known.set(attributeId, { issues, until: performance.now() + sizeAge });
  issues.catch(() => known.delete(attributeId));
  return issues;
}

async function countAllIssues(db: Database, attributeId: number | null): Promise<number> {
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
  if (filters.some(demandsValue)) {
    // The rows of these values alone: there is one for each person and folder.
    return sql`
      select folder_id, sum(issues) as issues ${ofFolders}
        and attribute_id = ${sql.lit(attribute.id)} and ${passes(sql`value_key`)}
      group by folder_id
    `;
  }
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

/** Whether no issue without a value passes. */
function demandsValue({ operator, value }: Filter): boolean {
  return value !== '' && (operator === 'EQ' || operator === 'IN');
}

/** The issues of folders that have no value of an attribute, whatever other filters say. */
export async function findMissingValues(
  db: Database,
  folders: readonly StampedFolder[],
  attributeId: number,
): Promise<MissingValues> {
  const key = `without attribute ${String(attributeId)}`;
  const states = statesOf(folders);
  const { issues, filled, changed } = matchCounts.recall(db, key, states);
  if (changed.length === 0) return { count: issues, folderIds: filled };
  const found = await countMissing(db, changed, attributeId);
  matchCounts.remember(db, key, countedNow(changed, states, found));
  return { count: issues + sumOf(found), folderIds: [...filled, ...found.keys()] };
}

/** Only folders that have any. */
async function countMissing(
  db: Database,
  folderIds: readonly number[],
  attributeId: number,
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ folderId: number; issues: number }>`
    select folder_id, sum(case when attribute_id = 0 then issues else -issues end) as issues
    from issue_counts
    where folder_id = ${anyIdOf(folderIds)} and attribute_id in (0, ${sql.lit(attributeId)})
    group by folder_id having sum(case when attribute_id = 0 then issues else -issues end) > 0
  `.execute(db);
  return new Map(rows.map(({ folderId, issues }) => [folderId, issues]));
}
