import { type Kysely, type Migration, sql } from 'kysely';

/**
 * A change of an issue in one way to the database: with the row of the numbers locked by nobody who waits for a network or
 * for a busy process. What the parameters mean: issues/saveIssue.ts.
 */
const saveIssue = sql`
  create function save_issue(
    changed_issue integer, given_folder integer, author integer, at_time bigint,
    new_name text, new_name_key text, new_description json, stamps integer, entries json, new_values json,
    changed_entry integer, deleted_entry integer
  ) returns table (issue_id integer, stamp_id integer) language plpgsql as $$
  #variable_conflict use_column
  declare
    first_stamp integer;
    last_stamp integer;
    folder integer := given_folder;
    stamp_before integer;
  begin
    if changed_issue is not null then
      -- Nobody else changes the issue before this transaction ends. It may have been moved or deleted a moment ago.
      select i.folder_id, i.stamp into folder, stamp_before from issues i where i.id = changed_issue for update;
      if not found then return; end if;
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
        name = coalesce(new_name, name), name_key = coalesce(new_name_key, name_key)
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
`;

/** Shorter saves. */
export const m0016SaveIssue: Migration = {
  async up(db: Kysely<unknown>) {
    await saveIssue.execute(db);
  },
};
