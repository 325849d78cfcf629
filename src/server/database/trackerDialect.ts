import { PostgresAdapter, PostgresDialect } from 'kysely';

/** The usual one locks a session, which behind a pooler is another one at the end: see `withStartLock`. */
class TrackerAdapter extends PostgresAdapter {
  override acquireMigrationLock(): Promise<void> {
    return Promise.resolve();
  }

  override releaseMigrationLock(): Promise<void> {
    return Promise.resolve();
  }
}

/** PostgreSQL, with the locks of migrations left to who runs them. */
export class TrackerDialect extends PostgresDialect {
  override createAdapter(): TrackerAdapter {
    return new TrackerAdapter();
  }
}
