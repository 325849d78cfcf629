import { type Kysely, sql } from 'kysely';

import type { Database } from '@/server/database/schema';
import { derivedTables, type TableName, tables } from '@/server/database/tables';

/** Any database, without knowledge of its tables. */
type Connection = Kysely<unknown>;

/** Rows on their way at once. */
const rowsOfBatch = 1000;
/** Contents of files may be large. */
const filesOfBatch = 20;

/**
 * Copies every row of every table, and the numbers that new rows would get, from one database to another with the same
 * migrations. What the target holds is replaced. All or nothing; answers the number of rows.
 * @throws when the target does not hold what the source does in the end
 */
export async function copyDatabase(source: Database, target: Database): Promise<number> {
  return reading(source, (from) =>
    plain(target)
      .transaction()
      .execute(async (to) => {
        const all = [...tables, ...derivedTables];
        await sql`truncate ${sql.join(all.map((table) => sql.table(table)))}`.execute(to);
        let rows = 0;
        for (const table of tables) {
          await copyTable(from, to, table);
          rows += await compareCounts(from, to, table);
        }
        await copySequences(from, to);
        return rows;
      }),
  );
}

/** The names of tables and columns as they are in the database. */
function plain(db: Database): Connection {
  // Which tables there are is no longer known to the type checker, because the names are data here.
  return db.withoutPlugins() as unknown as Connection;
}

/** One moment of the source, whoever writes meanwhile. */
function reading<Result>(
  source: Database,
  read: (from: Connection) => Promise<Result>,
): Promise<Result> {
  return plain(source)
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(read);
}

/** Rows travel as JSON text that only the databases read, so no value passes through a type of JavaScript. */
async function copyTable(from: Connection, to: Connection, table: TableName): Promise<void> {
  const name = sql.table(table);
  const count = sql.lit(table === 'files' ? filesOfBatch : rowsOfBatch);
  await sql`declare copied cursor for select to_json(t)::text as row from ${name} t`.execute(from);
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${count} from copied`.execute(from);
    if (rows.length === 0) break;
    const batch = `[${rows.map(({ row }) => row).join(',')}]`;
    await sql`
      insert into ${name} select * from json_populate_recordset(null::${name}, ${batch}::json)
    `.execute(to);
  }
  await sql`close copied`.execute(from);
}

async function compareCounts(from: Connection, to: Connection, table: TableName): Promise<number> {
  const [expected, actual] = [await countRows(from, table), await countRows(to, table)];
  if (expected !== actual) {
    throw new Error(`Of ${expected} rows of the table ${table}, ${actual} arrived`);
  }
  return actual;
}

async function countRows(db: Connection, table: TableName): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(table)}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** The next row of a table gets the same number in both databases. */
async function copySequences(from: Connection, to: Connection): Promise<void> {
  const { rows } = await sql<{ sequence: string }>`
    select pg_get_serial_sequence(table_name, column_name) as sequence
    from information_schema.columns
    where table_schema = current_schema() and is_identity = 'YES'
  `.execute(to);
  for (const { sequence } of rows) {
    const [, name = ''] = sequence.split('.');
    const state = await sql<{ last: number; called: boolean }>`
      select last_value as last, is_called as called from ${sql.id(name)}
    `.execute(from);
    for (const { last, called } of state.rows) {
      await sql`select setval(${sequence}::regclass, ${last}::bigint, ${called})`.execute(to);
    }
  }
}
