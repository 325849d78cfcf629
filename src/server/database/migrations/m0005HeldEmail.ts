import { type Kysely, type Migration, sql } from 'kysely';

/** Where links that set a password go for a while after a user has changed the own e-mail address. */
export const m0005HeldEmail: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table users
      add column held_email text,
      add column held_email_key text,
      add column email_held_until bigint`.execute(db);
  },
};
