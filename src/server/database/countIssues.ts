import { sql } from 'kysely';

import { isLargeTracker } from './largeTracker';
import type { Database } from './schema';

/** So many rows of single changes are worth the work. */
const mergedRows = 1000;

/**
 * Counts all issues and their values, once in the life of a database: from then on triggers write what changes
 * (m0006LargeTrackers). Nobody has to wait: what is written meanwhile adds to what one moment held.
 */
export async function countIssues(
  db: Database,
  onProgress: (what: string) => void = () => undefined,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`insert into counters (name, value) values ('counted', 0) on conflict do nothing`.execute(
      transaction,
    );
    const { rows } = await sql<{ value: number }>`
      select value from counters where name = 'counted' for update
    `.execute(transaction);
    if (rows[0]?.value === 1) return;
    if (await isLargeTracker(transaction)) onProgress('counting the issues and their values');
    // One statement, so that all of it sees the same moment.
    await sql`
      with changes_until_now as (delete from issue_counts)
      insert into issue_counts
      select folder_id, 0, '', count(*) from issues group by folder_id
      union all
      select i.folder_id, v.attribute_id, counted_key(a.kind, v.value_key), count(*)
      from attribute_values v join issues i on i.id = v.issue_id join attributes a on a.id = v.attribute_id
      group by 1, 2, 3
    `.execute(transaction);
    await sql`update counters set value = 1 where name = 'counted'`.execute(transaction);
  });
}

/** Makes single rows of sums, when there are many. Writers and other processes that do the same are not in the way. */
export async function mergeCounts(db: Database, worthwhile = mergedRows): Promise<void> {
  const { rows } = await sql<{ surplus: number | null }>`
    select (sum(rows) - count(*))::int as surplus from (
      select count(*) as rows from issue_counts group by folder_id, attribute_id, value_key
    ) counted
  `.execute(db);
  if ((rows[0]?.surplus ?? 0) < worthwhile) return;
  await sql`
    with many as (
      select folder_id, attribute_id, value_key from issue_counts group by 1, 2, 3 having count(*) > 1
    ), merged as (
      delete from issue_counts c using many m
      where c.folder_id = m.folder_id and c.attribute_id = m.attribute_id and c.value_key = m.value_key
      returning c.*
    )
    insert into issue_counts
    select folder_id, attribute_id, value_key, sum(issues) from merged group by 1, 2, 3 having sum(issues) <> 0
  `.execute(db);
}
