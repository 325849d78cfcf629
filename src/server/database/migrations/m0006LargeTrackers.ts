import { type Kysely, type Migration, sql } from 'kysely';

import { runStatements } from '../shortWaits';

/*
 * What lists of large trackers need, but for their indexes, which are built aside (buildIndexes.ts), and for the first
 * counts (countIssues.ts): nothing here takes longer in a large tracker than in a small one.
 */
const statements = [
  // Since which stamp an issue is in its folder; null = since it was made.
  sql`alter table issues add column folder_since integer`,

  // Somebody has marked all issues of a folder as read, up to a stamp. What read_states says of an issue comes first.
  sql`create table read_marks (
    user_id integer not null references users,
    folder_id integer not null references folders on delete cascade,
    stamp integer not null,
    primary key (user_id, folder_id)
  )`,
  sql`create index read_marks_folder on read_marks (folder_id)`,

  // How many issues of a folder have a value. Writers only add rows, so that they never wait for each other; what counts
  // is the sum, and now and then sums become single rows (countIssues.ts). Attribute 0 counts the issues themselves.
  sql`create table issue_counts (
    folder_id integer not null,
    attribute_id integer not null,
    value_key text collate "C" not null,
    issues integer not null
  )`,
  sql`create index issue_counts_list on issue_counts (attribute_id, folder_id, value_key, issues)`,

  // Of texts, numbers and dates only how many there are: nearly every one is another one.
  sql`create function counted_key(kind text, value_key text) returns text language sql immutable as
    $$ select case when kind in ('ENUM', 'USER') then value_key else '' end $$`,

  sql`create function count_added_issues() returns trigger language plpgsql as $$ begin
    insert into issue_counts select folder_id, 0, '', count(*) from added group by folder_id;
    return null;
  end $$`,
  sql`create trigger issues_count_added after insert on issues
    referencing new table as added for each statement execute function count_added_issues()`,
  // Not of folders that go with their issues: this comes after their counts are forgotten.
  sql`create function count_deleted_issues() returns trigger language plpgsql as $$ begin
    insert into issue_counts
    select i.folder_id, 0, '', -count(*) from deleted i join folders f on f.id = i.folder_id group by 1;
    return null;
  end $$`,
  sql`create trigger issues_count_deleted after delete on issues
    referencing old table as deleted for each statement execute function count_deleted_issues()`,
  // While it is still known in which folder they are.
  sql`create function delete_values_first() returns trigger language plpgsql as $$ begin
    delete from attribute_values where issue_id = old.id;
    return old;
  end $$`,
  sql`create trigger issues_delete_values before delete on issues
    for each row execute function delete_values_first()`,
  sql`create function count_moved_issue() returns trigger language plpgsql as $$ begin
    insert into issue_counts
    select folder.id, counted.attribute_id, counted.value_key, folder.sign
    from (values (old.folder_id, -1), (new.folder_id, 1)) folder (id, sign)
    cross join (
      select 0 as attribute_id, '' as value_key
      union all
      select v.attribute_id, counted_key(a.kind, v.value_key)
      from attribute_values v join attributes a on a.id = v.attribute_id where v.issue_id = new.id
    ) counted;
    return null;
  end $$`,
  sql`create trigger issues_count_moved after update of folder_id on issues
    for each row when (old.folder_id <> new.folder_id) execute function count_moved_issue()`,

  sql`create function count_added_values() returns trigger language plpgsql as $$ begin
    insert into issue_counts
    select i.folder_id, v.attribute_id, counted_key(a.kind, v.value_key), count(*)
    from added v join issues i on i.id = v.issue_id join attributes a on a.id = v.attribute_id
    group by 1, 2, 3;
    return null;
  end $$`,
  sql`create trigger attribute_values_count_added after insert on attribute_values
    referencing new table as added for each statement execute function count_added_values()`,
  sql`create function count_deleted_values() returns trigger language plpgsql as $$ begin
    insert into issue_counts
    select i.folder_id, v.attribute_id, counted_key(a.kind, v.value_key), -count(*)
    from deleted v join issues i on i.id = v.issue_id join attributes a on a.id = v.attribute_id
    group by 1, 2, 3;
    return null;
  end $$`,
  sql`create trigger attribute_values_count_deleted after delete on attribute_values
    referencing old table as deleted for each statement execute function count_deleted_values()`,
  sql`create function count_changed_values() returns trigger language plpgsql as $$ begin
    insert into issue_counts
    select i.folder_id, v.attribute_id, counted_key(a.kind, v.value_key), sum(v.sign)
    from (
      select issue_id, attribute_id, value_key, -1 as sign from deleted
      union all
      select issue_id, attribute_id, value_key, 1 from added
    ) v join issues i on i.id = v.issue_id join attributes a on a.id = v.attribute_id
    group by 1, 2, 3 having sum(v.sign) <> 0;
    return null;
  end $$`,
  sql`create trigger attribute_values_count_changed after update on attribute_values
    referencing old table as deleted new table as added
    for each statement execute function count_changed_values()`,

  sql`create function forget_counts_of_folder() returns trigger language plpgsql as $$ begin
    delete from issue_counts where folder_id = old.id;
    return null;
  end $$`,
  // Keys and their cascades come first, since their triggers have capital letters.
  sql`create trigger folders_forget_counts after delete on folders
    for each row execute function forget_counts_of_folder()`,
  sql`create function forget_counts_of_attribute() returns trigger language plpgsql as $$ begin
    delete from issue_counts where attribute_id = old.id;
    return null;
  end $$`,
  sql`create trigger attributes_forget_counts after delete on attributes
    for each row execute function forget_counts_of_attribute()`,
  // Texts may become items and back: what is counted is another thing then.
  sql`create function recount_attribute() returns trigger language plpgsql as $$ begin
    lock table attribute_values in share row exclusive mode;
    delete from issue_counts where attribute_id = new.id;
    insert into issue_counts
    select i.folder_id, v.attribute_id, counted_key(new.kind, v.value_key), count(*)
    from attribute_values v join issues i on i.id = v.issue_id where v.attribute_id = new.id
    group by 1, 2, 3;
    return null;
  end $$`,
  sql`create trigger attributes_recount after update of kind on attributes
    for each row when (old.kind <> new.kind) execute function recount_attribute()`,
];

/** What lists of large trackers need. */
export const m0006LargeTrackers: Migration = {
  async up(db: Kysely<unknown>) {
    await runStatements(db, statements);
  },
};
