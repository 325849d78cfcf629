import { sql } from 'kysely';

import type { Database } from './schema';

/** The tables that a database has, ours or not. */
export async function tableNames(db: Database): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = current_schema()
  `.execute(db);
  return new Set(rows.map(({ name }) => name));
}
