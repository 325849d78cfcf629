import { sql } from 'kysely';

import type { Attribute } from '@/protocol/attributes';
import { Column } from '@/protocol/enums';
import type { Filter } from '@/protocol/views';

import { withHelpers } from '@/server/database/searchHelpers';
import { usualLimits } from '@/server/database/limits';
import { migrate } from '@/server/database/migrate';
import { openDatabase, type OpenDatabase } from '@/server/database/openDatabase';
import type { Database } from '@/server/database/schema';
import { findStatement } from '@/server/issues/listFind';
import { listAttributes, toAttribute } from '@/server/store/attributeStore';

import { type ApiServer, openApiServer, recordedNow } from '@tests/server/support/apiServer';
import { describePostgres, makePostgresDatabase } from '@tests/server/support/testDatabases';

import { fillTwoFolders } from './fillTwoFolders';
import { plainListQuery } from './plainListQuery';

const issueCount = 30_000;
const limit = 50;
const typeId = 2;
const statusId = 2;

describePostgres('a search that looks at all names', (serverUrl) => {
  let own: Awaited<ReturnType<typeof makePostgresDatabase>>;
  let database: OpenDatabase;
  let server: ApiServer;
  let folderIds: number[];
  let attributes: Attribute[];

  beforeAll(async () => {
    own = await makePostgresDatabase(serverUrl);
    database = await openDatabase({ kind: 'postgres', url: own.url, limits: usualLimits });
    const { db } = database;
    await migrate(db);
    server = await openApiServer({ database });
    folderIds = await fillTwoFolders(server, db, { typeId, issueCount });
    await sql`
      insert into attribute_values (issue_id, attribute_id, value, value_key)
      select id, ${statusId}::int, 'v' || id % 40, 'v' || id % 40 from issues
    `.execute(db);
    await sql`vacuum analyze`.execute(db);
    attributes = (await listAttributes(db, [typeId])).map(toAttribute);
  });

  afterAll(async () => {
    await server.close();
    await own.drop();
  });

  const byName: Filter = { column: Column.name, operator: 'CON', value: '77' };
  const ruledOut: Filter[] = ['v1', 'v2'].map((value) => ({
    column: 1000 + statusId,
    operator: 'NEQ',
    value,
  }));
  const sort = { column: Column.id, ascending: true };

  function queryOf(filters: Filter[]) {
    const viewpoint = { callerName: 'Administrator', now: recordedNow, timeZone: 'UTC' };
    return { folderIds, attributes, filters, viewpoint };
  }

  test.each([
    ['of a type', [byName]],
    ['in a view', [byName, ...ruledOut]],
  ])('%s finds the same with help and without', async (_name, filters) => {
    const { db } = database;
    const query = queryOf(filters);
    const statement = findStatement(query, {
      ...{ sort, missing: null, few: 0, offset: 100, limit, held: issueCount },
    });
    const { from, order } = plainListQuery(query, sort);
    const plain = await sql<{ id: number }>`select i.id ${from} order by ${order}`.execute(db);
    const find = async (connection: Database) => {
      // A tracker of this size is not worth a helper.
      await sql`select set_config('parallel_setup_cost', '0', true)`.execute(connection);
      const explained = await sql<Record<string, string>>`
        explain (costs off, analyze, timing off) ${statement}
      `.execute(connection);
      const { rows } = await statement.execute(connection);
      return { plan: explained.rows.flatMap((row) => Object.values(row)), found: rows[0] };
    };

    const helped = await withHelpers(db, find);
    const alone = await find(db);

    expect(helped.plan.join('\n')).toMatch(/Gather[^]*Parallel Index Only Scan using issues_list/);
    expect(alone.plan.join('\n')).not.toContain('Gather');
    const ids = plain.rows.map(({ id }) => id);
    expect(helped.found?.ids).toBe(ids.slice(100, 100 + limit).join());
    expect(alone.found?.ids).toBe(helped.found?.ids);
    for (const { found } of [helped, alone]) {
      const counts = found?.folders?.split(',').map((text) => Number(text.split(' ')[1])) ?? [];
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(ids.length);
    }
  });
});
