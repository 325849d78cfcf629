import { type Kysely, type Migration, sql } from 'kysely';

/** When the address before was last told of a change of a user's own e-mail address, and whether a later one waits to be told. */
export const m0020AddressWarnings: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table users
      add column email_warned_at bigint,
      add column is_email_untold boolean not null default false`.execute(db);
  },
};
