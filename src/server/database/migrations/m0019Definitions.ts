import { type Kysely, type Migration, sql } from 'kysely';

import { runStatements } from '../shortWaits';

/** Tables that say what there is besides issues, and which of their columns; null = all. */
const defining = [
  ['projects', 'name, name_key, is_public, is_archived'],
  ['members', null],
  ['folders', 'name, name_key, type_id, project_id'],
  ['types', 'default_columns, default_sort_column, default_sort_ascending'],
  ['attributes', null],
  ['views', null],
] as const;

const statements = [
  // How often what there is besides issues was changed: as long as the number stays, so does what was remembered of it
  // (store/definitions.ts). No row stands for 0.
  sql`create table definition_changes (
    id integer primary key default 1 check (id = 1),
    changes integer not null
  )`,
  sql`create function note_definition() returns trigger language plpgsql as $$ begin
    -- Once for a transaction.
    if current_setting('issuedesk.defined_by', true) is distinct from pg_current_xact_id()::text then
      perform set_config('issuedesk.defined_by', pg_current_xact_id()::text, true);
      insert into definition_changes (changes) values (1)
      on conflict (id) do update set changes = definition_changes.changes + 1;
    end if;
    return null;
  end $$`,
  // At the end of the transaction, so that nobody who holds the number waits for anything else.
  ...defining.map(
    ([table, columns]) => sql`
      create constraint trigger ${sql.ref(`${table}_note_definition`)}
      after insert or delete or update ${columns === null ? sql`` : sql`of ${sql.raw(columns)}`}
      on ${sql.table(table)} deferrable initially deferred
      for each row execute function note_definition()
    `,
  ),
];

/** Lets what hardly ever changes be remembered, by any number of processes. */
export const m0019Definitions: Migration = {
  async up(db: Kysely<unknown>) {
    await runStatements(db, statements);
  },
};
