import { type Kysely, type Migration, sql } from 'kysely';

const statements = [
  // Filters by a value and sorts by it read nothing but the index.
  sql`create index attribute_values_list on attribute_values (attribute_id, value_key, issue_id)`,
  sql`drop index attribute_values_attribute`,
  // How often a value occurs depends on its attribute.
  sql`create statistics attribute_values_kinds (mcv) on attribute_id, value_key from attribute_values`,
];

/** Faster lists. */
export const m0004ListIndex: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
