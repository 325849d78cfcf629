import { type RawBuilder, sql } from 'kysely';

import { errorCode } from '@/server/core/errorCode';

import { isLargeTracker } from './largeTracker';
import type { Database } from './schema';
import { limitWaits, repeatWhileLocked } from './shortWaits';

interface Index {
  name: string;
  on: RawBuilder<unknown>;
  /** Only where the database has the extension. */
  extension?: 'pg_trgm';
  /** An older one that it takes the place of. */
  replaces?: string;
  /** kB of changes that it collects before it takes them in: every search reads all of them. The usual 4,096 cost 10 ms. */
  pendingLimit?: number;
}

/** 256 kB: a search is 0.5 ms slower at most, and a save not at all. */
const words = { extension: 'pg_trgm', pendingLimit: 256 } as const;

/** What migrations do not build, because building takes minutes in a large tracker and must not hold up its writers. */
const indexes: readonly Index[] = [
  // Searches of a folder look at names without looking at issues.
  {
    name: 'issues_list',
    on: sql`issues (folder_id, id) include (name_key)`,
    replaces: 'issues_folder',
  },
  { name: 'issues_stamp', on: sql`issues (folder_id, stamp)` },
  { name: 'issues_changed', on: sql`issues (stamp)` },
  // What somebody has read is compared with issues by these alone.
  { name: 'issues_known', on: sql`issues (id) include (folder_id, stamp)` },
  { name: 'read_states_known', on: sql`read_states (user_id, issue_id) include (stamp)` },
  { name: 'issues_created', on: sql`issues (created_at, id)` },
  { name: 'issues_created_by', on: sql`issues (created_by, id)` },
  { name: 'issues_modified_by', on: sql`issues (modified_by, id)` },
  // Filters by a value and sorts by it read nothing but the index.
  {
    name: 'attribute_values_list',
    on: sql`attribute_values (attribute_id, value_key, issue_id)`,
    replaces: 'attribute_values_attribute',
  },
  // Equal values are ordered by id in both directions, so an order needs its own index for each.
  {
    name: 'attribute_values_down',
    on: sql`attribute_values (attribute_id, value_key desc, issue_id)`,
  },
  {
    name: 'attribute_values_number',
    on: sql`attribute_values (attribute_id, number, issue_id) where number is not null`,
  },
  {
    name: 'attribute_values_number_down',
    on: sql`attribute_values (attribute_id, number desc, issue_id) where number is not null`,
  },
  { name: 'issues_words', on: sql`issues using gin (name_key gin_trgm_ops)`, ...words },
  {
    name: 'attribute_values_words',
    on: sql`attribute_values using gin (value_key gin_trgm_ops)`,
    ...words,
  },
];

const waitMs = 1000;

/** Milliseconds between two lines about an index that is being built. */
const progressMs = 5000;

interface Progress {
  onProgress: (what: string) => void;
  /** Tells how far an index has come, over another connection; undefined = nobody does. */
  observer?: Database | undefined;
}

/**
 * Builds the indexes that are missing, without keeping anybody from writing. Processes that start at the same time wait for
 * the one that builds. `onProgress` hears of what takes long.
 */
export async function buildIndexes(db: Database, progress: Progress): Promise<void> {
  const extensions = await createExtensions(db);
  const wanted = indexes.filter(
    ({ extension }) => extension === undefined || extensions.has(extension),
  );
  for (const [number, index] of wanted.entries()) {
    const label = `building the index ${index.name} (${String(number + 1)} of ${String(wanted.length)})`;
    await build(db, index, label, progress);
    await limitPending(db, index, progress);
  }
}

/** Those that are there in the end: where the administrator has not allowed one, searches take longer. */
async function createExtensions(db: Database): Promise<ReadonlySet<string>> {
  const there = async () => {
    const { rows } = await sql<{ name: string }>`select extname as name from pg_extension`.execute(
      db,
    );
    return new Set(rows.map(({ name }) => name));
  };
  const found = await there();
  if (found.has('pg_trgm')) return found;
  const { rows } = await sql`select from pg_available_extensions where name = 'pg_trgm'`.execute(
    db,
  );
  if (rows.length === 0) return found;
  try {
    await sql`create extension if not exists pg_trgm`.execute(db);
  } catch (error) {
    if (!isRefusal(error)) throw error;
  }
  return there();
}

/** No right to do it, or another process has just done it. */
function isRefusal(error: unknown): boolean {
  return ['42501', '23505', '42710'].includes(errorCode(error) ?? '');
}

async function build(
  db: Database,
  { name, on, replaces, pendingLimit }: Index,
  label: string,
  { onProgress, observer }: Progress,
): Promise<void> {
  const state = await stateOf(db, name);
  if (state === 'ready') return;
  if (state === 'broken') await sql`drop index concurrently if exists ${sql.ref(name)}`.execute(db);
  const isNotable = await isLargeTracker(db);
  if (isNotable) onProgress(label);
  const options =
    pendingLimit === undefined
      ? sql``
      : sql`with (gin_pending_list_limit = ${sql.lit(pendingLimit)})`;
  const observed = isNotable ? observer : undefined;
  const end = observe(observed, name, (how) => {
    onProgress(`${label}: ${how}`);
  });
  try {
    await sql`create index concurrently if not exists ${sql.ref(name)} on ${on} ${options}`.execute(
      db,
    );
    while ((await stateOf(db, name)) === 'building') {
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  } finally {
    end();
  }
  if ((await stateOf(db, name)) !== 'ready') {
    throw new Error(`The index ${name} could not be built`);
  }
  if (replaces !== undefined) {
    await sql`drop index concurrently if exists ${sql.ref(replaces)}`.execute(db);
  }
}

/** Tells now and then how far an index has come, until the answered function is called. */
function observe(
  observer: Database | undefined,
  name: string,
  tell: (how: string) => void,
): () => void {
  if (observer === undefined) return () => undefined;
  let hasEnded = false;
  const timer = setInterval(() => {
    // Whoever cannot be told builds all the same.
    progressOf(observer, name).then(
      (how) => {
        if (how !== undefined && !hasEnded) tell(how);
      },
      () => undefined,
    );
  }, progressMs);
  return () => {
    hasEnded = true;
    clearInterval(timer);
  };
}

/** What is done at the moment, and which share of that. */
async function progressOf(db: Database, name: string): Promise<string | undefined> {
  const { rows } = await sql<{ phase: string; share: number | null }>`
    select phase, (100 * case
      when phase like 'waiting%' then lockers_done::float8 / nullif(lockers_total, 0)
      else coalesce(
        nullif(tuples_done, 0)::float8 / nullif(tuples_total, 0),
        blocks_done::float8 / nullif(blocks_total, 0)
      )
    end)::int as share
    from pg_stat_progress_create_index join pg_class on pg_class.oid = index_relid
    where relname = ${name} and relnamespace = current_schema()::regnamespace
  `.execute(db);
  const [row] = rows;
  return row && (row.share === null ? row.phase : `${row.phase}, ${String(row.share)} %`);
}

/** Of an index that was built before it had a limit; for a moment searches need it for themselves. */
async function limitPending(
  db: Database,
  { name, pendingLimit }: Index,
  { onProgress }: Progress,
): Promise<void> {
  if (pendingLimit === undefined) return;
  const option = `gin_pending_list_limit=${pendingLimit}`;
  const { rows } = await sql`
    select from pg_class
    where relname = ${name} and relnamespace = current_schema()::regnamespace
      and ${option} = any(reloptions)
  `.execute(db);
  if (rows.length > 0) return;
  const change = sql`alter index ${sql.ref(name)} set (gin_pending_list_limit = ${sql.lit(pendingLimit)})`;
  const attempt = () =>
    db.transaction().execute(async (transaction) => {
      await limitWaits(transaction);
      await change.execute(transaction);
    });
  await repeatWhileLocked(db, attempt, (what) => {
    onProgress(`changing the index ${name}: ${what}`);
  });
}

/** `building`: by somebody else. `broken`: whoever built it was stopped. */
async function stateOf(
  db: Database,
  name: string,
): Promise<'missing' | 'ready' | 'building' | 'broken'> {
  const { rows } = await sql<{ isReady: boolean; isBuilding: boolean }>`
    select indisvalid as is_ready,
      exists (select from pg_stat_progress_create_index where index_relid = indexrelid) as is_building
    from pg_index join pg_class on pg_class.oid = indexrelid
    where relname = ${name} and relnamespace = current_schema()::regnamespace
  `.execute(db);
  const [row] = rows;
  if (row === undefined) return 'missing';
  if (row.isReady) return 'ready';
  return row.isBuilding ? 'building' : 'broken';
}
