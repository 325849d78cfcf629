import { sql } from 'kysely';

import { isLargeTracker } from './largeTracker';
import type { Database } from './schema';

/**
 * So many names tell how frequent a word is. The usual 100 miss a word that every thirtieth name has in one case of twenty, and
 * it is taken for a rare one.
 */
const sampledNames = 500;

/**
 * Has a PostgreSQL server remember more names when it notes what is in the table, which keeps nobody from reading or
 * writing. In the embedded database nobody would be answered for several times as long, and there all names are looked at soon.
 */
export async function sampleNames(db: Database): Promise<void> {
  const { rows } = await sql`
    select from pg_attribute
    where attrelid = 'issues'::regclass and attname = 'name_key' and attstattarget >= ${sampledNames}
  `.execute(db);
  if (rows.length > 0) return;
  await sql`
    alter table issues alter column name_key set statistics ${sql.lit(sampledNames)}
  `.execute(db);
  // The server does it by itself when enough has changed, which in a large tracker takes long.
  if (await isLargeTracker(db)) await sql`analyze issues (name_key)`.execute(db);
}
