import { sql } from 'kysely';

import type { Database, Schema } from '@/server/database/schema';

/** Keeps one statement at a few megabytes. */
const ROWS_PER_STATEMENT = 2000;

function columnName(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function columnValue(value: unknown): unknown {
  return value instanceof Uint8Array ? `\\x${Buffer.from(value).toString('hex')}` : value;
}

/** Inserts many whole rows (every column given) in few statements, each with a single parameter. */
export async function insertRows(
  db: Database,
  table: keyof Schema,
  rows: readonly object[],
): Promise<void> {
  const target = sql.table(columnName(table));
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const records = rows
      .slice(start, start + ROWS_PER_STATEMENT)
      .map((row) =>
        Object.fromEntries(
          Object.entries(row).map(([property, value]) => [
            columnName(property),
            columnValue(value),
          ]),
        ),
      );
    await sql`
      insert into ${target}
      select * from json_populate_recordset(null::${target}, ${JSON.stringify(records)}::json)
    `.execute(db);
  }
}
