import { type Kysely, type Migration, sql } from 'kysely';

/** Faster lists; the index that it made in earlier versions is built aside (buildIndexes.ts). */
export const m0004ListIndex: Migration = {
  async up(db: Kysely<unknown>) {
    // How often a value occurs depends on its attribute.
    await sql`create statistics attribute_values_kinds (mcv) on attribute_id, value_key from attribute_values`.execute(
      db,
    );
  },
};
