import type { Worker } from 'node:worker_threads';

import { CamelCasePlugin, Kysely, type PostgresPool } from 'kysely';

import type { QueueLimits, TurnsState } from '@/server/core/turns';

import { offerHelpers } from './searchHelpers';
import { type DatabaseLimits, leaveLimits, type PoolSizes, usualPools } from './limits';
import { openPgliteEngine } from './pgliteEngine';
import { createPglitePool, type PgliteEngine } from './pglitePool';
import { connectPglite } from './pglitePort';
import { createPostgresPool, type PostgresPoolOptions, type QueuedPool } from './postgresPool';
import type { Database, Schema } from './schema';
import { createStandby, type Standby } from './standby';
import { TrackerDialect } from './trackerDialect';

export type DatabaseOptions =
  | {
      kind: 'postgres';
      url: string;
      /** Of a server that replays what that one writes; undefined = there is none. */
      standbyUrl?: string | undefined;
      /** Milliseconds that it may be behind; undefined = as usual. */
      standbyLag?: number | undefined;
      /** Those that differ from the usual ones. */
      pools?: Partial<PoolSizes> | undefined;
      /** Undefined = none. */
      limits?: DatabaseLimits | undefined;
      /** Milliseconds beyond those of a statement after which a server that says nothing has gone; undefined = as usual. */
      silence?: number | undefined;
      /** A pooler in front gives each transaction another session, so that nothing may be kept in one. */
      isPooled?: boolean | undefined;
    }
  | {
      kind: 'pglite';
      /** Undefined = in memory. */
      dataFolder?: string | undefined;
      snapshot?: Uint8Array | undefined;
      /** Undefined = the usual ones. */
      queue?: QueueLimits | undefined;
      /** Makes the thread that runs `pgliteWorker`; without it PGlite runs in the calling thread. */
      startWorker?: (() => Worker) | undefined;
    };

export interface OpenDatabase {
  db: Database;
  /** The same database for the transactions of calls that save; undefined where there is only one connection anyway. */
  saves?: Database;
  /** The same database past all queues, for who looks after it. */
  watched: Database;
  /** For what reads, if there is one. */
  standby?: Standby | undefined;
  /** The queues before the database, for who looks after it. */
  queues: Readonly<Record<string, () => TurnsState>>;
  /** Only for PGlite: the data folder as a gzip archive. */
  dump?: () => Promise<Uint8Array>;
  close(): Promise<void>;
}

const usualSilence = 10_000;

/** Opens the store. The caller must close it: an open PGlite keeps the process alive. Nothing is migrated here. */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  if (options.kind === 'postgres') return openPostgres(options);
  return openOnEngine(await openEngine(options), options.queue);
}

function openPostgres({
  url,
  standbyUrl,
  standbyLag,
  pools,
  limits,
  silence = usualSilence,
  isPooled = false,
}: DatabaseOptions & { kind: 'postgres' }): OpenDatabase {
  const options = {
    ...usualPools,
    ...pools,
    url,
    isPooled,
    limits: isPooled ? undefined : limits,
    deadline: limits?.statement ? limits.statement + silence : undefined,
  };
  /** For looks at a database, each of which is short. */
  const watching = { maxWaiting: 100, patience: 10_000, deadline: silence };
  const open = (connections: number, differing: Partial<PostgresPoolOptions> = {}) =>
    createPostgresPool({ ...options, connections, ...differing });
  const [forReads, forSaves] = [open(options.reads), open(options.saves)];
  const [db, saves] = [createKysely(forReads), createKysely(forSaves)];
  const { helpers } = options;
  const isFree = (pool: QueuedPool) => pool.state().taken === 0;
  // Behind a pooler the role says how statements are planned.
  if (isPooled) leaveLimits(db);
  else offerHelpers(db, { helpers, isIdle: () => isFree(forReads) && isFree(forSaves) });
  const watched = createKysely(open(1, watching));
  const forStandby =
    standbyUrl === undefined
      ? undefined
      : open(options.reads, { url: standbyUrl, isReadOnly: true });
  const readingStandby = forStandby && createKysely(forStandby);
  if (readingStandby && !isPooled) {
    offerHelpers(readingStandby, { helpers, isIdle: () => isFree(forStandby) });
  }
  const standby =
    readingStandby &&
    createStandby({
      primary: watched,
      db: readingStandby,
      watched: createKysely(open(1, { ...watching, url: standbyUrl ?? '', isReadOnly: true })),
      maxLag: standbyLag,
    });
  return {
    db,
    saves,
    watched,
    standby,
    queues: {
      reads: () => forReads.state(),
      saves: () => forSaves.state(),
      ...(forStandby && { standby: () => forStandby.state() }),
    },
    close: async () => {
      await standby?.end();
      await forStandby?.end();
      await watched.destroy();
      await db.destroy();
      await saves.destroy();
    },
  };
}

/** The store on an engine that is open; closed with it. */
export function openOnEngine(engine: PgliteEngine, queue: QueueLimits = usualPools): OpenDatabase {
  const pool = createPglitePool(engine, queue);
  const db = createKysely(pool);
  return {
    db,
    watched: createKysely(pool.urgent),
    queues: { database: () => pool.state() },
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
    dialect: new TrackerDialect({ pool }),
    // The keys inside json columns are data, not column names.
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}
