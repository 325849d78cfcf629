import { sql } from 'kysely';

import type { Database } from './schema';

/** With more issues than this, what is done to all of them tells of itself. */
const notableIssues = 50_000;

/** As far as the database knows without counting. */
export async function isLargeTracker(db: Database): Promise<boolean> {
  const { rows } = await sql<{ rows: number }>`
    select reltuples::float8 as rows from pg_class where oid = 'issues'::regclass
  `.execute(db);
  return (rows[0]?.rows ?? 0) > notableIssues;
}
