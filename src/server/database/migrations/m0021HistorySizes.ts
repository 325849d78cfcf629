import { type Kysely, type Migration, sql } from 'kysely';

import { runStatements } from '../shortWaits';

const statements = [
  // What entry_sizes has of the issue, kept so that a save need not count. null = it is counted at the next addition.
  sql`alter table issues add column history_size bigint`,

  // In bytes, with what an entry without any text takes of an answer. Lengths are known without reading the texts.
  sql`create function entry_size(
    old_value text, new_value text, comment text, file_name text, file_description text
  ) returns integer language sql immutable as $$
    select 256 + coalesce(octet_length(old_value), 0) + coalesce(octet_length(new_value), 0)
      + coalesce(octet_length(comment), 0)
      + coalesce(octet_length(file_name), 0) + coalesce(octet_length(file_description), 0)
  $$`,
  sql`create view entry_sizes as
    select h.id, h.issue_id, entry_size(h.old_value, h.new_value, c.text, f.name, f.description) as size
    from history h left join comments c on c.id = h.id left join files f on f.id = h.id`,

  // What the history of a locked issue comes to by this. It fails as keys do, so that all of the save is undone: its commit
  // may be under way already. Whatever takes something away passes, also where there is too much.
  sql`create function grown_history(known bigint, issue integer, added bigint, most bigint) returns bigint
  language plpgsql stable as $$
  declare
    grown bigint := coalesce(known, (select sum(s.size) from entry_sizes s where s.issue_id = issue), 0) + added;
  begin
    if added > 0 and grown > most then
      raise exception 'The history of issue % is full', issue
        using errcode = 'check_violation', constraint = 'issues_history_fits';
    end if;
    return grown;
  end $$`,

  sql`drop function save_issue(
    integer, integer, integer, bigint, text, text, json, integer, json, json, integer, integer
  )`,
  // As m0016SaveIssue has made it, but for the size of the history.
  sql`
  create function save_issue(
    changed_issue integer, given_folder integer, author integer, at_time bigint,
    new_name text, new_name_key text, new_description json, stamps integer, entries json, new_values json,
    changed_entry integer, deleted_entry integer, most_history bigint
  ) returns table (issue_id integer, stamp_id integer) language plpgsql as $$
  #variable_conflict use_column
  declare
    first_stamp integer;
    last_stamp integer;
    folder integer := given_folder;
    stamp_before integer;
    new_history_size bigint;
  begin
    if changed_issue is not null then
      -- Nobody else changes the issue before this transaction ends. It may have been moved or deleted a moment ago.
      select i.folder_id, i.stamp, i.history_size into folder, stamp_before, new_history_size
      from issues i where i.id = changed_issue for update;
      if not found then return; end if;
      -- Before anybody waits for the numbers.
      if entries is not null or deleted_entry is not null then
        new_history_size := grown_history(
          new_history_size, changed_issue,
          coalesce((
            select sum(entry_size(e."oldValue", e."newValue", e.text, null, null))
            from json_to_recordset(entries) as e ("oldValue" text, "newValue" text, text text)
          ), 0) - coalesce((select s.size from entry_sizes s where s.id = deleted_entry), 0),
          most_history
        );
      end if;
      -- Not "do nothing": the lock makes whoever is writing the notice wait for this change.
      insert into notices (user_id, issue_id, since_stamp)
      select s.user_id, s.issue_id, stamp_before from subscriptions s
      where s.issue_id = changed_issue and s.user_id <> author
      on conflict (user_id, issue_id) do update set since_stamp = notices.since_stamp;
    end if;

    update counters set value = value + stamps where name = 'stamp' returning value into last_stamp;
    first_stamp := last_stamp - stamps + 1;

    if changed_issue is null then
      changed_issue := first_stamp;
      insert into issues (
        id, folder_id, name, name_key, created_at, created_by, stamp, modified_at, modified_by
      ) values (
        changed_issue, folder, new_name, new_name_key, at_time, author, last_stamp, at_time, author
      );
    else
      update issues set
        stamp = last_stamp, modified_at = at_time, modified_by = author,
        name = coalesce(new_name, name), name_key = coalesce(new_name_key, name_key),
        history_size = new_history_size
      where id = changed_issue;
    end if;
    if new_description is not null then
      update issues set
        description = new_description ->> 'text',
        description_format = (new_description ->> 'format')::integer,
        description_stamp = first_stamp + (new_description ->> 'offset')::integer,
        description_modified_at = case when new_description ->> 'text' is not null then at_time end,
        description_modified_by = case when new_description ->> 'text' is not null then author end
      where id = changed_issue;
    end if;

    if entries is not null then
      insert into history (
        id, issue_id, kind, created_at, created_by, stamp, attribute_id, old_value, new_value
      )
      select
        first_stamp + e."offset", changed_issue, e.kind, at_time, author, first_stamp + e."offset",
        e."attributeId", e."oldValue", e."newValue"
      from json_to_recordset(entries) as e (
        "offset" integer, kind integer, "attributeId" integer, "oldValue" text, "newValue" text
      );
      insert into comments (id, text, format)
      select first_stamp + e."offset", e.text, e.format
      from json_to_recordset(entries) as e ("offset" integer, text text, format integer)
      where e.text is not null;
    end if;
    if new_values is not null then
      delete from attribute_values using json_to_recordset(new_values) as v ("attributeId" integer, value text)
      where issue_id = changed_issue and attribute_id = v."attributeId" and v.value is null;
      insert into attribute_values (issue_id, attribute_id, value, value_key, number)
      select changed_issue, v."attributeId", v.value, v."valueKey", v.number
      from json_to_recordset(new_values) as v (
        "attributeId" integer, value text, "valueKey" text, number numeric
      )
      where v.value is not null
      on conflict (issue_id, attribute_id) do update set
        value = excluded.value, value_key = excluded.value_key, number = excluded.number;
    end if;
    if changed_entry is not null then
      update history set stamp = last_stamp, modified_at = at_time, modified_by = author where id = changed_entry;
    end if;
    if deleted_entry is not null then
      delete from history where id = deleted_entry;
      insert into stubs (id, issue_id, stamp) values (deleted_entry, changed_issue, last_stamp);
    end if;
    update folders set stamp = last_stamp where id = folder;
    return query select changed_issue, last_stamp;
  end $$
`,
];

/** A limit for the history of an issue. */
export const m0021HistorySizes: Migration = {
  async up(db: Kysely<unknown>) {
    await runStatements(db, statements);
  },
};
