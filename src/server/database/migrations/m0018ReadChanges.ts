import { type Kysely, type Migration, sql } from 'kysely';

import { runStatements } from '../shortWaits';

const statements = [
  // How often something was said of what somebody has read in a folder: as long as the number stays, so does what was
  // counted there (issues/unreadCounts.ts). Folder 0 counts what was said of many issues at once, wherever they are.
  sql`create table read_changes (
    user_id integer not null,
    folder_id integer not null,
    changes integer not null,
    primary key (user_id, folder_id)
  )`,

  // The issue is locked, lest it be in another folder before anybody sees the change. Nothing is said of issues that
  // are deleted: their folder has another stamp. In the order of the ids, so that two never wait for each other.
  sql`create function note_read_changes() returns trigger language plpgsql as $$ begin
    insert into read_changes (user_id, folder_id, changes)
    select user_id, folder_id, 1
    from (
      select user_id, case
        when issues > 1 then 0
        else (select i.folder_id from issues i where i.id = said.issue_id for key share)
      end as folder_id
      from (select user_id, count(*) as issues, min(issue_id) as issue_id from changed group by user_id) said
    ) placed
    where folder_id is not null
    order by user_id
    on conflict (user_id, folder_id) do update set changes = read_changes.changes + 1;
    return null;
  end $$`,
  sql`create trigger read_states_note_added after insert on read_states
    referencing new table as changed for each statement execute function note_read_changes()`,
  sql`create trigger read_states_note_changed after update on read_states
    referencing new table as changed for each statement execute function note_read_changes()`,
  sql`create trigger read_states_note_deleted after delete on read_states
    referencing old table as changed for each statement execute function note_read_changes()`,

  sql`create function forget_read_changes_of_folder() returns trigger language plpgsql as $$ begin
    delete from read_changes where folder_id = old.id;
    return null;
  end $$`,
  sql`create trigger folders_forget_read_changes after delete on folders
    for each row execute function forget_read_changes_of_folder()`,
];

/** What somebody has to count anew of what is unread. */
export const m0018ReadChanges: Migration = {
  async up(db: Kysely<unknown>) {
    await runStatements(db, statements);
  },
};
