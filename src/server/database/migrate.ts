import { Migrator } from 'kysely';

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
import type { Database } from './schema';
import { withStartLock } from './startLock';

/** By name, in the order they run. A released migration is never edited; add the next one. */
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
};

/**
 * Brings the database to the newest version. Safe to call from several processes at once with a `holder` of their lock
 * (`withStartLock`). What takes long in a large tracker comes last and keeps nobody from writing; `onProgress` hears of it.
 * @throws ConfigError when it is newer than the program
 */
export async function migrate(
  db: Database,
  onProgress: (what: string) => void = () => undefined,
  holder?: Database,
): Promise<void> {
  await withStartLock(holder, 'migrate', async () => {
    await runMigrations(db);
    await withoutLimits(db, async (connection) => {
      await countIssues(connection);
      await buildIndexes(connection, onProgress);
    });
  });
}

async function runMigrations(db: Database): Promise<void> {
  const { error } = await withoutLimits(db, (connection) =>
    new Migrator({
      // The migrator names its own tables and columns; the camel case plugin must not touch them.
      db: connection.withoutPlugins(),
      provider: { getMigrations: () => Promise.resolve(migrations) },
    }).migrateToLatest(),
  );
  if (error instanceof Error && error.message.startsWith('corrupted migrations')) {
    throw new ConfigError(
      'The database was made by a newer version of the program. Run that one, or restore a backup.',
    );
  }
  if (error !== undefined) {
    throw error instanceof Error ? error : new Error('The database could not be migrated');
  }
}
