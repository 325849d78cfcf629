import { sql } from 'kysely';

import { withoutLimits } from './limits';
import type { Database } from './schema';

/** Changed rows since the last time that are worth it: so many, and this share of the table, or more than `manyRows`. */
const changedRows = 50;
const changedShare = 0.1;
/** The more there are, the longer nobody else is answered. */
const manyRows = 10_000;

/**
 * Cleans up tables of which much has changed, and notes what is in them. A PostgreSQL server has a process of its own for
 * that; in the embedded database nobody else does it, and without it plans are bad and counting reads whole tables. Each
 * statement stops the embedded database for everybody, so it is done table by table, and in two parts: with 600,000 values
 * each takes a tenth of a second.
 */
export async function tidyTables(db: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_stat_user_tables
    where schemaname = current_schema()
      and n_mod_since_analyze >= ${changedRows} + least(${changedShare}::float * n_live_tup, ${manyRows})
    order by relname
  `.execute(db);
  await withoutLimits(db, async (connection) => {
    for (const { name } of rows) {
      await sql`vacuum ${sql.table(name)}`.execute(connection);
      await sql`analyze ${sql.table(name)}`.execute(connection);
    }
  });
}

/** The same for all tables: after much has been written at once. */
export async function tidyAllTables(db: Database): Promise<void> {
  await withoutLimits(db, (connection) => sql`vacuum (analyze)`.execute(connection));
}
