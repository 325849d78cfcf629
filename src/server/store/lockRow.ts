import { sql } from 'kysely';

import { beginSaving } from '@/server/core/currentWork';
import type { Database } from '@/server/database/schema';

/**
 * Before the transaction ends, nobody else gets past this call for the same row, and nothing is added below it: foreign
 * keys wait, too. So what is found out afterwards (that it is empty, that a name is free) still holds when it is used.
 * It comes first: nothing is saved for whoever has gone while it waited.
 */
export async function lockRow(
  db: Database,
  table:
    | 'alerts'
    | 'attributes'
    | 'folders'
    | 'issues'
    | 'projects'
    | 'registrationRequests'
    | 'types'
    | 'users'
    | 'views',
  id: number,
): Promise<void> {
  await sql`select 1 from ${sql.table(table)} where id = ${id} for update`.execute(db);
  beginSaving();
}

/**
 * Like `lockRow`, for an object that is about to be deleted with all issues below it. Whoever is changing one of them
 * holds the issue and will want its folder next, so they are waited for first, before the object is held.
 */
export async function lockWithIssues(
  db: Database,
  table: 'folders' | 'projects' | 'types',
  id: number,
): Promise<void> {
  const folders = { folders: 'id', projects: 'project_id', types: 'type_id' };
  await sql`
    select 1 from issues
    where folder_id in (select id from folders where ${sql.ref(folders[table])} = ${id})
    order by id for update
  `.execute(db);
  await lockRow(db, table, id);
}
