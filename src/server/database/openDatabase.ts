import type { Worker } from 'node:worker_threads';

import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';

import type { DatabaseLimits } from './limits';
import { openPgliteEngine } from './pgliteEngine';
import { createPglitePool, type PgliteEngine } from './pglitePool';
import { connectPglite } from './pglitePort';
import type { Database, Schema } from './schema';

export type DatabaseOptions =
  | {
      kind: 'postgres';
      url: string;
      maxConnections?: number | undefined;
      /** Undefined = none. */
      limits?: DatabaseLimits | undefined;
    }
  | {
      kind: 'pglite';
      /** Undefined = in memory. */
      dataFolder?: string | undefined;
      snapshot?: Uint8Array | undefined;
      /** Makes the thread that runs `pgliteWorker`; without it PGlite runs in the calling thread. */
      startWorker?: (() => Worker) | undefined;
    };

export interface OpenDatabase {
  db: Database;
  /** Only for PGlite: the data folder as a gzip archive. */
  dump?: () => Promise<Uint8Array>;
  close(): Promise<void>;
}

/** Opens the store. The caller must close it: an open PGlite keeps the process alive. Nothing is migrated here. */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  if (options.kind === 'postgres') {
    const db = createKysely(createPostgresPool(options));
    return { db, close: () => db.destroy() };
  }
  return openOnEngine(await openEngine(options));
}

/** The store on an engine that is open; closed with it. */
export function openOnEngine(engine: PgliteEngine): OpenDatabase {
  const pool = createPglitePool(engine);
  const db = createKysely(pool);
  return {
    db,
    dump: () => engine.dump(),
    // Kysely ends only a pool it has used.
    close: () => pool.end(),
  };
}

async function openEngine(options: DatabaseOptions & { kind: 'pglite' }): Promise<PgliteEngine> {
  const { dataFolder, snapshot, startWorker } = options;
  if (startWorker === undefined) return openPgliteEngine({ dataFolder, snapshot });
  return connectPglite(startWorker(), { dataFolder, snapshot });
}

function createKysely(pool: PostgresPool): Database {
  return new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    // The keys inside json columns are data, not column names.
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}

function createPostgresPool({
  url,
  maxConnections = 10,
  limits,
}: DatabaseOptions & { kind: 'postgres' }): PostgresPool {
  const types = new pg.TypeOverrides();
  // Counts and times stay far below the numbers that JavaScript cannot hold.
  types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    types,
    // A server that does not answer at all must not keep calls waiting for ever.
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    ...(limits && {
      statement_timeout: limits.statement,
      lock_timeout: limits.lock,
      idle_in_transaction_session_timeout: limits.idleTransaction,
    }),
  });
  // Connections break when the server is restarted. The pool replaces them, and a call that was using one fails and is
  // logged; but without listeners the program would end. The pool listens to idle connections only.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
