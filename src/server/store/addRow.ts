import type { Insertable } from 'kysely';

import type { Database, Schema } from '@/server/database/schema';

/** Tables whose rows have an id of their own, which the database gives. */
type Table = { [T in keyof Schema]: Schema[T] extends { id: unknown } ? T : never }[keyof Schema];

/** Answers the id of the new row. */
export async function addRow<T extends Table>(
  db: Database,
  table: T,
  row: Insertable<Schema[T]>,
): Promise<number> {
  const { id } = await db.insertInto(table).values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}
