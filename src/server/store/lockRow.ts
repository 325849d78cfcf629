import { sql } from 'kysely';

import type { Database } from '@/server/database/schema';

/**
 * Before the transaction ends, nobody else gets past this call for the same row, and nothing is added below it: foreign
 * keys wait, too. So what is found out afterwards (that it is empty, that a name is free) still holds when it is used.
 */
export async function lockRow(
  db: Database,
  table: 'attributes' | 'folders' | 'projects' | 'registrationRequests' | 'types',
  id: number,
): Promise<void> {
  await sql`select 1 from ${sql.table(table)} where id = ${id} for update`.execute(db);
}
