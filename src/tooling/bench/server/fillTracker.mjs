/** Steps of stamps: an issue takes one for itself and one for each of its later history entries. */
const stampsOfIssue = 5;
const users = 200;
const projects = 50;
const folders = 300;
const readStatesOfIssue = 3;
/** Fifteen years. */
const span = 15 * 365 * 86_400;
const issuesOfBatch = 100_000;

const tables = ['issues', 'attribute_values', 'history', 'comments', 'read_states'];

/** What names and texts are made of; the first ones are the most frequent. */
const words = (
  'error page shop login button invoice search cart image report export upload crash slow list filter mail ' +
  'order price user phone tablet printer layout colour language translation currency voucher stock delivery address ' +
  'payment refund rating newsletter account password session cookie cache database index backup restore server network ' +
  'timeout proxy certificate header footer menu dialog window panel column row cell table chart axis legend label font ' +
  'icon cursor scroll drag drop copy paste undo redo print preview zoom rotate crop draw line circle square triangle ' +
  'calendar date time zone holiday week month quarter year budget forecast plan sprint backlog release branch merge'
).split(' ');
/** In every hundred thousandth name. */
export const rareWord = 'kaleidoscope';
/** In three names of ten. */
export const commonWord = words[0];
/** Each in some of a hundred names; no other call of a benchmark searches for them. */
export const otherWords = words.slice(10).filter((word) => !['invoice', 'merge'].includes(word));

/**
 * Makes the demo tracker large, by statements that each write many rows: the same tracker every time.
 *
 * @param {(statement: string, parameters?: unknown[]) => Promise<{ rows: any[] }>} query
 * @param {{ issues: number, onProgress: (what: string) => void }} options
 */
export async function fillTracker(query, { issues, onProgress }) {
  await query('select setseed(0.5)');
  await addPlaces(query);
  const first = await nextStamp(query);
  const constraints = await dropConstraints(query);
  for (let start = 0; start < issues; start += issuesOfBatch) {
    const end = Math.min(start + issuesOfBatch, issues);
    const range = [start, end - 1, first];
    await addIssues(query, range);
    await addValues(query, range);
    await addHistory(query, range);
    await addReadStates(query, range);
    onProgress(`${end.toLocaleString('en-US')} issues`);
  }
  await query(`update counters set value = $1 where name in ('stamp', 'alerts')`, [
    first + issues * stampsOfIssue,
  ]);
  await query(`update folders set stamp = coalesce(
    (select max(stamp) from issues where folder_id = folders.id), folders.stamp)`);
  onProgress('keys and indexes');
  for (const restore of constraints) await query(restore);
  await query('vacuum analyze');
}

async function nextStamp(query) {
  const { rows } = await query(`select value + 1 as first from counters where name = 'stamp'`);
  return Number(rows[0].first);
}

/** People, projects, folders and an alert on the open bugs. */
async function addPlaces(query) {
  await query(
    `insert into users (name, name_key, login, password_hash, must_change_password, access)
    select 'Person ' || n, 'person ' || n, 'person' || n, (select password_hash from users where id = 1), false, 1
    from generate_series((select count(*) from users) + 1, ${users}) n`,
  );
  await query(
    `insert into projects (name, name_key, is_public)
    select 'Project ' || n, 'project ' || n, n % 2 = 0
    from generate_series((select count(*) from projects) + 1, ${projects}) n`,
  );
  await query(
    `insert into members (project_id, user_id, access)
    select p.id, u.id, case when (u.id + p.id) % 17 = 0 then 2 else 1 end
    from projects p cross join users u where u.id > 20 and (u.id * 7 + p.id * 3) % 5 < 2
    on conflict do nothing`,
  );
  // Of twenty folders nine are of the first type, six of the second, two and three of the others.
  await query(
    `insert into folders (project_id, type_id, name, name_key)
    select p.id, (array[1,2,1,3,1,2,1,4,1,2,1,3,2,1,4,2,1,4,2,1])[n % 20 + 1], 'Folder ' || n, 'folder ' || n
    from generate_series((select count(*) from folders) + 1, ${folders}) n
    join lateral (
      select id from projects where not is_archived order by id offset n % (
        select count(*) from projects where not is_archived
      ) limit 1
    ) p on true`,
  );
  await query(
    `insert into alerts (type_id, view_id, owner_id, kind)
    select type_id, id, 1, 1 from views where name = 'Open bugs'`,
  );
}

/** Folders are not of one size: the square of a random number prefers the first ones. */
async function addIssues(query, range) {
  await query(
    `insert into issues (
      id, folder_id, name, name_key, created_at, created_by, stamp, modified_at, modified_by,
      description, description_format, description_stamp, description_modified_at, description_modified_by
    )
    with sizes as (
      select array_agg(f.id order by f.id) as ids
      from folders f join projects p on p.id = f.project_id where not p.is_archived
    ), words as (select $4::text[] as list)
    select
      issue.id, ids[1 + floor(cardinality(ids) * power(issue.place, 1.3))::int], name, lower(name), created, author,
      issue.id + ${stampsOfIssue} - 1, created + floor(issue.later * 7776000)::int, 1 + floor(issue.editor * ${users})::int,
      case when issue.n % 2 = 0 then repeat(name || '. ', 6) end, case when issue.n % 2 = 0 then 0 end,
      case when issue.n % 2 = 0 then issue.id end, case when issue.n % 2 = 0 then created end,
      case when issue.n % 2 = 0 then author end
    from (
      select n, $3::int + n * ${stampsOfIssue} as id, random() as place, random() as later, random() as editor,
        1 + floor(random() * ${users})::int as author, random() as a, random() as b, random() as c
      from generate_series($1::int, $2::int) n
    ) issue
    cross join sizes cross join words
    cross join lateral (
      select 1795000000 - ${span} + floor(${span}::float8 * (issue.n % 1000000) / 1000000)::bigint as created,
        list[1 + floor(power(a, 2) * cardinality(list))::int] || ' ' || list[1 + floor(b * cardinality(list))::int]
          || ' ' || list[1 + floor(power(c, 3) * cardinality(list))::int]
          || case when issue.n % 100000 = 777 then ' ${rareWord}' else '' end as name
    ) filled`,
    [...range, words],
  );
}

/** Most values are there. Those that come first in a list of items are chosen more often. */
async function addValues(query, range) {
  await query(
    `insert into attribute_values (issue_id, attribute_id, value, value_key, number)
    with items as (
      select id, array(select json_array_elements_text(details -> 'items')) as list,
        coalesce((details ->> 'multi-select')::int, 0) as multiple,
        coalesce((details ->> 'decimal')::int, 0) as decimals,
        coalesce((details ->> 'time')::int, 0) as timed,
        coalesce((details ->> 'required')::int, 0) as required,
        coalesce((details ->> 'max-value')::numeric, 100) as most
      from attributes
    ), people as (select array_agg(name order by id) as names from users),
    words as (select $4::text[] as list)
    select i.id, a.id, value, lower(value), case when a.kind = 'NUMERIC' then value::numeric end
    from issues i
    join folders f on f.id = i.folder_id
    join attributes a on a.type_id = f.type_id
    join items on items.id = a.id
    cross join people cross join words
    cross join lateral (select random() + 0 * i.id as r, random() + 0 * i.id as s, random() + 0 * i.id as gap) dice
    cross join lateral (
      select case a.kind
        when 'ENUM' then items.list[1 + floor(power(r, 1.5) * cardinality(items.list))::int]
          || case when multiple = 1 and s < 0.3 then ', ' || items.list[cardinality(items.list)] else '' end
        when 'USER' then names[1 + floor(r * cardinality(names))::int]
        when 'NUMERIC' then round((1 + floor(r * most * 100) / 100)::numeric, decimals)::text
        when 'DATETIME' then to_char(
          to_timestamp(i.created_at + floor(s * 5000000)),
          case when timed = 1 then 'YYYY-MM-DD HH24:MI' else 'YYYY-MM-DD' end
        )
        else words.list[1 + floor(power(r, 2) * cardinality(words.list))::int] || ' '
          || words.list[1 + floor(s * cardinality(words.list))::int]
          || case when i.id % 500000 = 3 then ' ${rareWord}' else '' end
      end as value
    ) made
    where i.id between $3::int + $1::int * ${stampsOfIssue} and $3::int + $2::int * ${stampsOfIssue}
      and (required = 1 or gap < 0.9)`,
    [...range, words],
  );
}

/** Each issue was made, changed twice and commented on twice. */
async function addHistory(query, range) {
  const ids = `i.id between $3::int + $1::int * ${stampsOfIssue} and $3::int + $2::int * ${stampsOfIssue}`;
  await query(
    `insert into history (id, issue_id, kind, created_at, created_by, stamp, attribute_id, old_value, new_value)
    select i.id + step, i.id, (array[0, 2, 3, 2, 3])[step + 1], i.created_at + step * 3600,
      case when step = ${stampsOfIssue - 1} then i.modified_by else 1 + (i.id + step) % ${users} end, i.id + step,
      case when step in (1, 3) then (select min(id) from attributes where type_id = f.type_id) end,
      case when step in (1, 3) then 'Before' end,
      case when step = 0 then i.name when step in (1, 3) then 'After' end
    from issues i join folders f on f.id = i.folder_id
    cross join generate_series(0, ${stampsOfIssue - 1}) step
    where ${ids}`,
    range,
  );
  await query(
    `insert into comments (id, text, format)
    select i.id + step, 'Comment on ' || i.name, 0
    from issues i cross join (values (2), (4)) steps (step) where ${ids}`,
    range,
  );
}

/** Everybody has read about the same number; some of it changed since. */
async function addReadStates(query, range) {
  await query(
    `insert into read_states (user_id, issue_id, stamp)
    select 1 + ((i.id / ${stampsOfIssue}) * 7 + step * 67) % ${users}, i.id,
      case when random() < 0.25 then i.id else i.stamp end
    from issues i cross join generate_series(0, ${readStatesOfIssue - 1}) step
    where i.id between $3::int + $1::int * ${stampsOfIssue} and $3::int + $2::int * ${stampsOfIssue}`,
    range,
  );
}

/** Writing is several times faster without foreign keys and indexes. Answers the statements that restore them. */
async function dropConstraints(query) {
  const { rows: keys } = await query(
    `select conrelid::regclass::text as relation, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and conrelid::regclass::text = any($1::text[])`,
    [tables],
  );
  const { rows: indexes } = await query(
    `select indexname as name, indexdef as definition from pg_indexes
    where schemaname = current_schema() and tablename = any($1::text[])
      and indexname not in (select conname from pg_constraint)`,
    [tables],
  );
  for (const { relation, name } of keys) {
    await query(`alter table ${relation} drop constraint "${name}"`);
  }
  for (const { name } of indexes) await query(`drop index "${name}"`);
  return [
    ...indexes.map(({ definition }) => definition),
    ...keys.map(
      ({ relation, name, definition }) =>
        `alter table ${relation} add constraint "${name}" ${definition}`,
    ),
  ];
}
