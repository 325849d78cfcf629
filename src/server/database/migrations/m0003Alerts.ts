import { type Kysely, type Migration, sql } from 'kysely';

const statements = [
  // Up to which stamp users have been told what their alerts watch; alerts that exist already begin with what comes.
  sql`insert into counters (name, value) select 'alerts', value from counters where name = 'stamp'`,

  sql`create table alert_jobs (
    user_id integer primary key references users,
    since_stamp integer not null
  )`,
];

/** What messages of alerts need. */
export const m0003Alerts: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
