import { sql } from 'kysely';

const mark = '/* last */';

/**
 * Begins the last statement of a transaction: a PostgreSQL server gets the commit together with it. What the statement
 * locks for everybody, such as the number of the next change, is free again after its own time and that of the commit,
 * however long this process takes to hear of it. Nothing may be refused or asked for afterwards.
 */
export const lastStatement = sql.raw(`${mark} `);

export function isLastStatement(text: string): boolean {
  return text.startsWith(mark);
}
