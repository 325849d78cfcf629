import { type Kysely, type Migration, sql } from 'kysely';

import { runStatements } from '../shortWaits';

const statements = [
  // Messages are claimed by one of several processes; a claim ends by itself when its process died.
  sql`alter table outbox add column claimed_until bigint not null default 0`,

  sql`create table notices (
    user_id integer not null references users,
    issue_id integer not null references issues on delete cascade,
    since_stamp integer not null,
    primary key (user_id, issue_id)
  )`,

  sql`create table report_runs (
    frequency integer primary key,
    due_at bigint,
    stamp integer not null
  )`,
  sql`insert into report_runs (frequency, due_at, stamp) values (0, null, 0), (1, null, 0)`,

  sql`create table report_jobs (
    alert_id integer not null references alerts on delete cascade,
    user_id integer not null references users,
    since_stamp integer not null,
    primary key (alert_id, user_id)
  )`,
];

/** What notices to subscribers and reports by e-mail need. */
export const m0002Notices: Migration = {
  async up(db: Kysely<unknown>) {
    await runStatements(db, statements);
  },
};
