import { type RawBuilder, sql } from 'kysely';

import type { Database } from '@/server/database/schema';

import { buildIssueQuery, type IssueQueryOptions } from './issueQuery';
import { keyOfList, recallList } from './listMemory';
import { keptCount } from './listSizes';

/** The number of issues of a list: kept, or remembered until one of its folders has another stamp, or counted. */
export async function countMatches(
  db: Database,
  query: IssueQueryOptions,
  folders: readonly { id: number; stamp: number }[],
): Promise<number> {
  const kept = keptCount(query);
  if (kept !== null) return numberOf(db, kept);
  const counted = sql<number>`(select count(*) ${buildIssueQuery(query).from})`;
  const key = keyOfList(db, query, sql`select ${counted}`, []);
  const memory = key === null ? null : recallList(db, key, folders);
  if (memory?.known) return memory.known.count;
  const count = await numberOf(db, counted);
  memory?.remember({ count, ids: null });
  return count;
}

async function numberOf(db: Database, expression: RawBuilder<number>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select ${expression} as count`.execute(db);
  return rows[0]?.count ?? 0;
}
