import { type RawBuilder, sql } from 'kysely';

import type { Attribute } from '@/protocol/attributes';
import { Column } from '@/protocol/enums';
import type { Filter } from '@/protocol/views';

import { countStatement } from '@/server/issues/listCounts';
import { findStatement } from '@/server/issues/listFind';
import { pageStatement } from '@/server/issues/listPage';
import { keptCounts } from '@/server/issues/listSizes';
import { walk } from '@/server/issues/listWalk';
import { listAttributes, toAttribute } from '@/server/store/attributeStore';

import { type ApiServer, openApiServer, recordedNow } from '@tests/server/support/apiServer';
import { testDatabases } from '@tests/server/support/testDatabases';

import { fillTwoFolders } from './fillTwoFolders';

const issueCount = 3000;
const limit = 50;
const typeId = 2;
const statusId = 2;

/** What the database says it did; totals over all loops. */
interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Loops': number;
  'Actual Rows': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

describe.each(testDatabases())('a list of $name', ({ open }) => {
  let server: ApiServer;
  let folderIds: number[];
  let attributes: Attribute[];

  beforeAll(async () => {
    server = await openApiServer({ database: await open() });
    const { db } = server;
    folderIds = await fillTwoFolders(server, db, { typeId, issueCount });
    await sql`
      insert into attribute_values (issue_id, attribute_id, value, value_key)
      select issue.id, attribute.id, 'v' || issue.id % 40, 'v' || issue.id % 40
      from issues issue cross join attributes attribute where attribute.type_id = ${typeId}
    `.execute(db);
    await sql`insert into read_states select 1, id, stamp from issues`.execute(db);
    await sql`insert into subscriptions select 1, id from issues where id % 5 = 0`.execute(db);
    // What other tests had in this database has left room in its indexes, which makes them look dear.
    for (const table of ['issues', 'issue_counts']) {
      await sql`reindex table ${sql.table(table)}`.execute(db);
    }
    await sql`vacuum analyze`.execute(db);
    attributes = (await listAttributes(db, [typeId])).map(toAttribute);
  });

  afterAll(() => server.close());

  function queryOf(filters: Filter[]) {
    const viewpoint = { callerName: 'Administrator', now: recordedNow, timeZone: 'UTC' };
    return { folderIds, attributes, filters, viewpoint };
  }

  function plan(column: number, filters: Filter[], offset = 0): Promise<PlanNode> {
    const statement = pageStatement(queryOf(filters), {
      sort: { column, ascending: false },
      offset,
      limit,
      columns: [Column.id, Column.name, Column.createdBy, Column.modifiedBy, 1000 + statusId],
      userId: 1,
      folders: [],
      isCounted: true,
    });
    return planOf(statement);
  }

  async function planOf(statement: RawBuilder<unknown>): Promise<PlanNode> {
    const { rows } = await sql<Record<string, [{ Plan: PlanNode }]>>`
      explain (analyze, timing off, format json) ${statement}
    `.execute(server.db);
    const [answer] = Object.values(rows[0] ?? {});
    if (answer === undefined) throw new Error('There is no plan');
    return answer[0].Plan;
  }

  function nodesOf(node: PlanNode): PlanNode[] {
    return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
  }

  /** Rows looked at in a table, whether they were wanted or not. */
  function rowsRead(nodes: readonly PlanNode[], table: string): number {
    const scans = nodes.filter((node) => node['Relation Name'] === table);
    return scans.reduce(
      (sum, node) =>
        sum + (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
      0,
    );
  }

  const byStatus: Filter = { column: 1000 + statusId, operator: 'IN', value: 'v1, v2, v3' };
  const byName: Filter = { column: Column.name, operator: 'CON', value: 'issue 1' };

  test.each([
    ['by id', Column.id, []],
    ['by time', Column.modifiedDate, []],
    ['by name', Column.name, []],
    ['by an attribute', 1000 + statusId, []],
    ['filtered by an attribute', Column.id, [byStatus]],
    ['filtered twice', Column.modifiedDate, [byStatus, byName]],
    ['searched by name', Column.id, [byName]],
  ])('%s scans no table for each row', async (_name, column, filters) => {
    const nodes = nodesOf(await plan(column, filters));

    const repeated = nodes.filter(
      (node) => node['Node Type'] === 'Seq Scan' && node['Actual Loops'] > 1,
    );
    // A table of one page is read as it is.
    expect(repeated.filter((node) => node['Relation Name'] !== 'users')).toEqual([]);
    // Once for the page and once for the count, and the issues of the page itself.
    expect(rowsRead(nodes, 'issues')).toBeLessThanOrEqual(2 * issueCount + limit);
    expect(rowsRead(nodes, 'read_states')).toBeLessThanOrEqual(limit);
    expect(rowsRead(nodes, 'subscriptions')).toBeLessThanOrEqual(limit);
    // What filter or sort need, and the cells.
    expect(rowsRead(nodes, 'attribute_values')).toBeLessThanOrEqual(2 * issueCount + limit);
  });

  test.each([
    ['by id', Column.id],
    ['by time', Column.modifiedDate],
  ])('%s finds its page by an index, and counts by another', async (_name, column) => {
    const nodes = nodesOf(await plan(column, []));

    expect(nodes.filter((node) => node['Node Type'] === 'Seq Scan')).not.toContainEqual(
      expect.objectContaining({ 'Relation Name': 'issues' }),
    );
    expect(nodes).toContainEqual(
      expect.objectContaining({ 'Node Type': 'Index Only Scan', 'Relation Name': 'issues' }),
    );
    expect(rowsRead(nodes, 'issues')).toBeLessThanOrEqual(issueCount + 4 * limit);
  });

  test('does not look up what belongs to rows before the page', async () => {
    const nodes = nodesOf(await plan(Column.id, [], 2000));

    expect(rowsRead(nodes, 'attribute_values')).toBeLessThanOrEqual(limit);
    expect(rowsRead(nodes, 'read_states')).toBeLessThanOrEqual(limit);
  });

  test('that is not full is not counted', async () => {
    const few: Filter = { column: Column.name, operator: 'EQ', value: 'issue 1234' };
    const nodes = nodesOf(await plan(Column.id, [few]));

    expect(
      nodes.filter((node) => node['Node Type'] === 'Aggregate' && node['Actual Loops'] > 0),
    ).toHaveLength(1);
  });

  test('that is counted looks at the values that are ruled out, not at all others', async () => {
    const notFirst: Filter = { column: 1000 + statusId, operator: 'NEQ', value: 'v1' };
    const notSecond: Filter = { column: 1000 + statusId, operator: 'NEQ', value: 'v2' };
    const nodes = nodesOf(await planOf(countStatement(queryOf([byName, notFirst, notSecond]))));

    expect(rowsRead(nodes, 'attribute_values')).toBeLessThanOrEqual((2 * issueCount) / 40);
  });

  test.each([
    ['walks past issues without asking them', 0],
    ['sorts the matches alone', issueCount],
  ])('that is counted and found at once looks at names once, and %s', async (_way, few) => {
    const sought: Filter = { column: Column.name, operator: 'CON', value: 'issue 17' };
    const notFirst: Filter = { column: 1000 + statusId, operator: 'NEQ', value: 'v1' };
    const sort = { column: 1000 + statusId, ascending: true };
    const missing = { count: 1, folderIds };
    const statement = findStatement(queryOf([sought, notFirst]), {
      ...{ sort, missing, few, offset: 0, limit, held: issueCount },
    });
    const nodes = nodesOf(await planOf(statement));
    const { rows } = await statement.execute(server.db);

    // Of each hundred matches, two or three are ruled out.
    const matches = 100;
    expect(rows[0]?.ids?.split(',')).toHaveLength(limit);
    expect(rowsRead(nodes, 'issues')).toBeLessThanOrEqual(issueCount + matches);
    // Those that are ruled out, those in the order or of the matches, and those asked whether they have a value at all.
    expect(rowsRead(nodes, 'attribute_values')).toBeLessThanOrEqual(
      issueCount / 40 + (few === 0 ? issueCount : 0) + matches,
    );
  });

  test('of one item is counted by the numbers of that item', async () => {
    const kept = keptCounts(queryOf([{ ...byStatus, operator: 'EQ', value: 'v1' }]));
    if (kept === null) throw new Error('The numbers of items are not kept');
    const nodes = nodesOf(await planOf(kept));

    // One for each item and folder at most, and none of other attributes or of all issues.
    expect(rowsRead(nodes, 'issue_counts')).toBeLessThanOrEqual(40 * folderIds.length);
  });

  test('that is walked stops at the end of its page, however rare its words seem', async () => {
    // What the database knows of words is older.
    await sql`update issues set name_key = 'kaleidoscope' where folder_id = ${folderIds[1]}`.execute(
      server.db,
    );
    const sought: Filter = { column: Column.name, operator: 'CON', value: 'kaleidoscope' };
    const sort = { column: 1000 + statusId, ascending: true };
    const nodes = nodesOf(
      await planOf(
        walk(queryOf([sought]), sort, { offset: 0, limit }, { count: 0, folderIds: [] }),
      ),
    );

    expect(rowsRead(nodes, 'issues')).toBeLessThanOrEqual(4 * limit);
  });
});
