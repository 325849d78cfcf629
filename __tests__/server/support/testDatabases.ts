import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';

import { migrate } from '@/server/database/migrate';
import { openDatabase, type OpenDatabase } from '@/server/database/openDatabase';
import type { Database } from '@/server/database/schema';

import { openEmptyDatabase } from './emptyDatabase';

/** A migrated, empty database that several server processes may share. */
export interface TestDatabase extends OpenDatabase {
  /** The connection of another process; the embedded database has only one. */
  openAnother(): Promise<OpenDatabase>;
  /** Cuts all connections, as when the server is started anew. The embedded database has none to cut. */
  cutConnections(): Promise<void>;
}

/** The PostgreSQL server that `TEST_DATABASE_URL` names. Empty names none, as a shell leaves what is not to be set. */
function testServerUrl(): string | undefined {
  const url = process.env['TEST_DATABASE_URL'];
  return url === '' ? undefined : url;
}

/** The kinds of databases to test on: PostgreSQL where there is a server. */
export function testDatabases(): { name: string; open: () => Promise<TestDatabase> }[] {
  const url = testServerUrl();
  return [
    { name: 'PGlite', open: openPglite },
    ...(url === undefined ? [] : [{ name: 'PostgreSQL', open: () => openPostgres(url) }]),
  ];
}

/** Tests that need a PostgreSQL server; skipped where there is none. */
export function describePostgres(name: string, define: (serverUrl: string) => void): void {
  const url = testServerUrl();
  const run = url === undefined ? describe.skip : describe;
  run(name, () => {
    define(url ?? '');
  });
}

/** Until some connection to the database waits for what another one has locked. */
export async function someoneWaits(db: Database): Promise<void> {
  while ((await countWaiting(db)) === 0);
}

/** Until no connection to the database waits any more. */
export async function nobodyWaits(db: Database): Promise<void> {
  while ((await countWaiting(db)) > 0);
}

async function countWaiting(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** An empty database of its own on the server. */
export async function makePostgresDatabase(
  serverUrl: string,
): Promise<{ name: string; url: string; drop(): Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    name,
    url: url.href,
    drop: () => onServer(serverUrl, `drop database ${name} with (force)`),
  };
}

async function openPglite(): Promise<TestDatabase> {
  const opened = await openEmptyDatabase();
  const shared = { ...opened, close: () => Promise.resolve() };
  return {
    ...opened,
    openAnother: () => Promise.resolve(shared),
    cutConnections: () => Promise.resolve(),
  };
}

/** Makes a database of its own on the server; closing drops it. */
async function openPostgres(serverUrl: string): Promise<TestDatabase> {
  const { name, url, drop } = await makePostgresDatabase(serverUrl);
  const open = () => openDatabase({ kind: 'postgres', url });
  const { close, ...opened } = await open();
  await migrate(opened.db);
  return {
    ...opened,
    openAnother: open,
    cutConnections: () =>
      onServer(
        serverUrl,
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
      ),
    async close() {
      await close();
      await drop();
    },
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
