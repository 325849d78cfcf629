import type { Kysely, Migration } from 'kysely';

/** How far a standby must have come before a session reads there what it has written. */
export const m0017WrittenLsn: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('sessions').addColumn('written_lsn', 'bigint').execute();
  },
};
