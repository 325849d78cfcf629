import { type RawBuilder, sql } from 'kysely';

/**
 * `any(…)` of some ids for a statement that comes again and again with the same ones: written into it, because the best
 * plan depends on them and PostgreSQL keeps plans by text. They are ids of rows, never something a caller has sent.
 */
export function anyIdOf(ids: readonly number[]): RawBuilder<number> {
  const wrong = ids.find((id) => !Number.isSafeInteger(id));
  if (wrong !== undefined) throw new TypeError(`${String(wrong)} is not an id`);
  return sql`any(${sql.lit(`{${ids.join()}}`)}::int[])`;
}

/** The same of ids that differ from time to time: one parameter however many there are. */
export function anyOf(ids: readonly number[]): RawBuilder<number> {
  return sql`any(${[...ids]}::int[])`;
}
