import { sql } from 'kysely';

import type { Database } from '@/server/database/schema';

import { addTo } from '@tests/server/calls/smallTracker';
import { type ApiServer, recordedNow } from '@tests/server/support/apiServer';

/**
 * Fills two folders of a type with issues from #1000 on, a third of them in the first. Only their rows: statements are to
 * look at many of them.
 *
 * @returns the ids of the folders
 */
export async function fillTwoFolders(
  server: ApiServer,
  db: Database,
  { typeId, issueCount }: { typeId: number; issueCount: number },
): Promise<[number, number]> {
  const admin = await server.logIn('admin');
  const projectId = await addTo(admin, '/projects/add.php', { name: 'P' });
  const addFolder = (name: string) =>
    addTo(admin, '/projects/folders/add.php', { projectId, name, typeId });
  const [first, second] = [await addFolder('A'), await addFolder('B')];
  await sql`
    insert into issues
      (id, folder_id, name, name_key, created_at, created_by, stamp, modified_at, modified_by)
    select n, case when n % 3 = 0 then ${first}::int else ${second}::int end, 'Issue ' || n, 'issue ' || n,
      ${recordedNow}::bigint - n, 1, n, ${recordedNow}::bigint - n % 1000, 1
    from generate_series(1000, ${999 + issueCount}::int) n
  `.execute(db);
  return [first, second];
}
