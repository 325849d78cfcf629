import { type Migration, Migrator } from 'kysely';

import { ConfigError } from '@/server/core/configError';

import { buildIndexes } from './buildIndexes';
import { countIssues } from './countIssues';
import { withoutLimits } from './limits';
import { m0001Initial } from './migrations/m0001Initial';
import { m0002Notices } from './migrations/m0002Notices';
import { m0003Alerts } from './migrations/m0003Alerts';
import { m0004ListIndex } from './migrations/m0004ListIndex';
import { m0005HeldEmail } from './migrations/m0005HeldEmail';
import { m0006LargeTrackers } from './migrations/m0006LargeTrackers';
import { m0016SaveIssue } from './migrations/m0016SaveIssue';
import { m0017WrittenLsn } from './migrations/m0017WrittenLsn';
import { m0018ReadChanges } from './migrations/m0018ReadChanges';
import { m0019Definitions } from './migrations/m0019Definitions';
import { m0020AddressWarnings } from './migrations/m0020AddressWarnings';
import { m0021HistorySizes } from './migrations/m0021HistorySizes';
import { sampleNames } from './sampleNames';
import type { Database } from './schema';
import { limitWaits, repeatWhileLocked } from './shortWaits';
import { withStartLock } from './startLock';

/**
 * By name, in the order they run. What a released migration makes is never edited; add the next one. None may take longer
 * in a large tracker: indexes belong to `buildIndexes`.
 */
export const migrations = {
  m0001Initial,
  m0002Notices,
  m0003Alerts,
  m0004ListIndex,
  m0005HeldEmail,
  m0006LargeTrackers,
  m0016SaveIssue,
  m0017WrittenLsn,
  m0018ReadChanges,
  m0019Definitions,
  m0020AddressWarnings,
  m0021HistorySizes,
};

/**
 * Brings the database to the newest version. Safe to call from several processes at once with a `holder` of their lock
 * (`withStartLock`). A step that needs a table for itself is short, and gives way to whoever uses the table for long. What
 * takes long in a large tracker comes last and keeps nobody from writing. `onProgress` hears of both.
 * @throws ConfigError when it is newer than the program
 */
export async function migrate(
  db: Database,
  onProgress: (what: string) => void = () => undefined,
  holder?: Database,
): Promise<void> {
  await withStartLock(holder, 'migrate', async () => {
    await withoutLimits(db, async (connection) => {
      await runMigrations(connection, onProgress);
      await countIssues(connection, onProgress);
      // Who shares the database with others has connections to spare, over which to ask how far an index has come.
      await buildIndexes(connection, { onProgress, observer: holder && db });
      if (holder !== undefined) await sampleNames(connection);
    });
  });
}

/** Each in a transaction of its own, so that none keeps locked what another one has changed. */
async function runMigrations(db: Database, onProgress: (what: string) => void): Promise<void> {
  const migrator = new Migrator({
    // The migrator names its own tables and columns; the camel case plugin must not touch them.
    db: db.withoutPlugins(),
    provider: { getMigrations: () => Promise.resolve(patientMigrations) },
  });
  const all = await migrator.getMigrations();
  const steps = all.filter(({ executedAt }) => executedAt === undefined);
  // In an empty database each is done in a moment.
  const isNotable = steps.length < all.length;
  for (const [index, { name }] of steps.entries()) {
    const step = `step ${String(index + 1)} of ${String(steps.length)}, ${name}`;
    if (isNotable) onProgress(step);
    await repeatWhileLocked(
      db,
      () => migrateUp(migrator),
      (what) => {
        onProgress(`${step}: ${what}`);
      },
    );
  }
  // There is nothing left to do, but a database that is newer than the program is found out here, too.
  await migrateUp(migrator);
}

const patientMigrations = Object.fromEntries(
  Object.entries(migrations).map(([name, migration]: [string, Migration]) => [
    name,
    {
      up: async (transaction) => {
        await limitWaits(transaction);
        await migration.up(transaction);
      },
    } satisfies Migration,
  ]),
);

async function migrateUp(migrator: Migrator): Promise<void> {
  const { error } = await migrator.migrateUp();
  if (error instanceof Error && error.message.startsWith('corrupted migrations')) {
    throw new ConfigError(
      'The database was made by a newer version of the program. Run that one, or restore a backup.',
    );
  }
  if (error !== undefined) {
    throw error instanceof Error ? error : new Error('The database could not be migrated');
  }
}
