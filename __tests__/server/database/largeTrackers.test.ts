import { sql } from 'kysely';

import { migrate } from '@/server/database/migrate';
import type { Database } from '@/server/database/schema';

import { addTo, openSmallTracker } from '@tests/server/calls/smallTracker';
import { testDatabases } from '@tests/server/support/testDatabases';

async function readyIndexes(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_index join pg_class on pg_class.oid = indexrelid
    where indisvalid and relname ~ '^(issues|attribute_values|read_states)_' order by 1
  `.execute(db);
  return rows.map(({ name }) => name);
}

describe.each(testDatabases())('what large trackers need on $name', ({ open }) => {
  test('is built anew when whoever built it was stopped', async () => {
    const { db, close } = await open();
    const complete = await readyIndexes(db);
    expect(complete).toEqual(
      expect.arrayContaining(['attribute_values_down', 'attribute_values_words', 'issues_words']),
    );
    expect(complete).not.toContain('issues_folder');
    await sql`
      update pg_index set indisvalid = false where indexrelid = 'issues_words'::regclass
    `.execute(db);
    await sql`drop index attribute_values_down`.execute(db);
    expect(await readyIndexes(db)).toHaveLength(complete.length - 2);

    await migrate(db);

    expect(await readyIndexes(db)).toEqual(complete);
    await close();
  });

  test('keeps few changes aside for searches to read, also where an index is older', async () => {
    const { db, close } = await open();
    const options = async () => {
      const { rows } = await sql<{ options: string | null }>`
        select array_to_string(reloptions, ',') as options from pg_class where relname in ('issues_words', 'attribute_values_words')
      `.execute(db);
      return rows.map((row) => row.options);
    };
    const limited = 'gin_pending_list_limit=256';
    expect(await options()).toEqual([limited, limited]);
    await sql`alter index issues_words reset (gin_pending_list_limit)`.execute(db);

    await migrate(db);

    expect(await options()).toEqual([limited, limited]);
    await close();
  });

  test('is counted once in a tracker that was filled before', async () => {
    const { server, admin, folderId } = await openSmallTracker({ database: await open() });
    const { db } = server;
    for (const name of ['one', 'two']) await addTo(admin, '/issues/add.php', { folderId, name });
    const totals = () =>
      sql`
        select attribute_id, value_key, sum(issues) as issues from issue_counts
        group by 1, 2 order by 1, 2
      `.execute(db);
    const { rows: kept } = await totals();
    // As an older version has left it, with a change that was made while the new one starts.
    await sql`delete from issue_counts`.execute(db);
    await sql`insert into issue_counts values (${folderId}, 0, '', 1)`.execute(db);
    await sql`update counters set value = 0 where name = 'counted'`.execute(db);

    await migrate(db);
    const { rows: counted } = await totals();
    await migrate(db);

    expect(counted).toEqual(kept);
    expect((await totals()).rows).toEqual(kept);
    expect(kept).toContainEqual({ attributeId: 0, valueKey: '', issues: 2 });
    await server.close();
  });
});
