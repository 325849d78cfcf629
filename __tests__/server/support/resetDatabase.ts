import { sql } from 'kysely';

import { openOnEngine } from '@/server/database/openDatabase';
import type { PgliteEngine } from '@/server/database/pglitePool';
import type { Database } from '@/server/database/schema';

/** What an empty, migrated database holds, and what it is made of. */
interface Contents {
  tables: string[];
  /** By table, as JSON. */
  rows: [string, string][];
  /** How large the planner thinks that tables and indexes are, as JSON. */
  sizes: string;
  shape: string;
}

/** Remembers a database as it is, as text. It must hold little: it is migrated and empty. */
export async function readContents(engine: PgliteEngine): Promise<string> {
  const { db } = openOnEngine(engine);
  const tables = await tablesOf(db);
  const contents: Contents = {
    tables,
    rows: await rowsOf(db, tables),
    sizes: await sizesOf(db),
    shape: await shapeOf(db),
  };
  return JSON.stringify(contents);
}

/** Makes a database what it was. False when more than rows was changed: then it is of no use any more. */
export async function resetDatabase(engine: PgliteEngine, contents: string): Promise<boolean> {
  const { tables, rows, sizes, shape } = JSON.parse(contents) as Contents;
  const { db } = openOnEngine(engine);
  // Of the connection, which stays: prepared statements, locks, settings.
  await sql`rollback`.execute(db);
  await sql`discard all`.execute(db);
  await forgetAnalysis(db, sizes);
  if ((await shapeOf(db)) !== shape) return false;
  await emptyTables(db, tables);
  for (const [name, found] of rows) {
    const table = sql.table(name);
    await sql`
      insert into ${table} select * from json_populate_recordset(null::${table}, ${found}::json)
    `.execute(db);
  }
  await writeStatistics(db);
  return true;
}

/**
 * What a database holds as one statement, which fills another one that is migrated and empty: many times faster than the
 * calls that have made it. It must hold little.
 */
export async function statementOf(db: Database): Promise<string> {
  const found = await rowsOf(db, await tablesOf(db));
  const insertions = found.map(([name, rows]) => {
    const table = sql.table(name);
    return sql`
      delete from ${table};
      insert into ${table} select * from json_populate_recordset(null::${table}, ${sql.lit(rows)}::json);
    `;
  });
  const { rows: sequences } = await sql<{ name: string; last: number }>`
    select sequencename as name, last_value::int as last from pg_sequences
    where schemaname = 'public' and last_value is not null
  `.execute(db);
  const numbers = sequences.map(
    ({ name, last }) => sql`perform setval(${sql.lit(name)}, ${sql.lit(last)});`,
  );
  return sql`
    do $fill$
    begin
      set local session_replication_role = replica;
      ${sql.join([...insertions, ...numbers], sql` `)}
    end $fill$
  `.compile(db).sql;
}

/** What `analyze`, a part of the periodic tasks, has left: a new database would take a second. */
async function forgetAnalysis(db: Database, sizes: string): Promise<void> {
  await sql`delete from pg_statistic where starelid >= ${sql.lit(firstOwn)}`.execute(db);
  await sql`delete from pg_statistic_ext_data where stxoid >= ${sql.lit(firstOwn)}`.execute(db);
  await sql`
    update pg_class set (relpages, reltuples, relallvisible) =
      (known.relpages, known.reltuples, known.relallvisible)
    from json_populate_recordset(null::pg_class, ${sizes}::json) known
    where pg_class.oid = known.oid and pg_class.reltuples <> known.reltuples
  `.execute(db);
}

async function sizesOf(db: Database): Promise<string> {
  const { rows } = await sql<{ sizes: string }>`
    select json_agg(json_build_object('oid', oid, 'relpages', relpages, 'reltuples', reltuples,
      'relallvisible', relallvisible))::text as sizes
    from pg_class where oid >= ${sql.lit(firstOwn)} and relkind in ('r', 'i')
  `.execute(db);
  return rows[0]?.sizes ?? '[]';
}

/** In bytes. What deleted rows leave behind stays in their table, and is searched through. */
const largestTable = 65_536;

/** To truncate all makes some hundred new files, which takes ten times as long as to delete a few rows. */
async function emptyTables(db: Database, tables: readonly string[]): Promise<void> {
  const { rows } = await sql<{ size: number }>`
    select max(pg_relation_size(oid))::int as size from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace
  `.execute(db);
  const names = tables.map((name) => sql.table(name));
  if ((rows[0]?.size ?? 0) > largestTable) {
    await sql`truncate ${sql.join(names)} restart identity`.execute(db);
    return;
  }
  const deletions = names.map((name) => sql`delete from ${name};`);
  // Without triggers: neither keys nor kept counts have to be right in between.
  await sql`
    do $$
    begin
      set local session_replication_role = replica;
      ${sql.join(deletions, sql` `)}
      perform setval(oid::regclass, 1, false) from pg_class
        where relkind = 'S' and relnamespace = 'public'::regnamespace;
    end $$
  `.execute(db);
}

/** Statistics wait ten seconds to be written, by a timer that would keep the process alive: a sooner one replaces it. */
async function writeStatistics(db: Database): Promise<void> {
  for (const timeout of [1, 0]) {
    await sql`set statement_timeout = ${sql.lit(timeout)}`.execute(db);
    await sql`select pg_stat_force_next_flush()`.execute(db);
  }
}

async function tablesOf(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'
  `.execute(db);
  return rows.map(({ name }) => name);
}

/** The rows of the tables that have some, as JSON. */
async function rowsOf(db: Database, tables: readonly string[]): Promise<[string, string][]> {
  const found: [string, string][] = [];
  for (const name of tables) {
    const { rows } = await sql<{ all: string | null }>`
      select json_agg(t)::text as all from ${sql.table(name)} t
    `.execute(db);
    const all = rows[0]?.all ?? null;
    if (all !== null) found.push([name, all]);
  }
  return found;
}

/** The first object that is not the system's own. */
const firstOwn = 16_384;

/** Another one when tables, columns, indexes, rules, triggers, functions, statistics or settings were changed. */
async function shapeOf(db: Database): Promise<string> {
  const own = sql.lit(firstOwn);
  const { rows } = await sql<{ shape: string }>`
    select concat_ws(' ',
      (select concat(count(*), '/', sum(oid::bigint), '/', string_agg(relname, '' order by oid)) from pg_class
        where oid >= ${own}),
      (select concat(count(*), '/', sum(oid::bigint)) from pg_proc where oid >= ${own}),
      (select concat(count(*), '/', sum(oid::bigint)) from pg_trigger where oid >= ${own}),
      (select concat(count(*), '/', sum(oid::bigint)) from pg_constraint where oid >= ${own}),
      (select concat(count(*), '/', sum(oid::bigint)) from pg_rewrite where oid >= ${own}),
      (select concat(count(*), '/', sum(atttypid::bigint), '/', sum(attnotnull::int)) from pg_attribute
        where attrelid >= ${own}),
      (select concat(count(*), '/', sum(oid::bigint)) from pg_attrdef where oid >= ${own}),
      (select count(*) from pg_statistic where starelid >= ${own}),
      (select count(*) from pg_db_role_setting)
    ) as shape
  `.execute(db);
  return rows[0]?.shape ?? '';
}
