import { type RawBuilder, sql } from 'kysely';

import type { Database } from '@/server/database/schema';

import { type FolderCount, recallCounts, rememberCounts } from './folderCounts';
import { buildIssueQuery, type IssueQueryOptions } from './issueQuery';
import { keyOfList } from './listMemory';
import { keptCount } from './listSizes';

interface StampedFolder {
  id: number;
  /** The highest of its issues; a later state of them may be counted, never an earlier one. */
  stamp: number;
}

/**
 * The number of issues of a list: kept, or else counted, and only in those of its folders that have changed since they
 * were counted last.
 */
export async function countMatches(
  db: Database,
  query: IssueQueryOptions,
  folders: readonly StampedFolder[],
): Promise<number> {
  const kept = keptCount(query);
  if (kept !== null) return numberOf(db, kept);
  const key = keyOfList(db, query, countStatement({ ...query, folderIds: [] }), []);
  if (key === null) return numberOf(db, sql`(select count(*) ${buildIssueQuery(query).from})`);
  const counts = new Map<number, FolderCount>();
  const known = recallCounts(db, key);
  const changed: StampedFolder[] = [];
  for (const folder of folders) {
    const count = known.get(folder.id);
    if (count?.stamp === folder.stamp) counts.set(folder.id, count);
    else changed.push(folder);
  }
  if (changed.length > 0) {
    const found = await countByFolder(db, query, changed);
    for (const { id, stamp } of changed) counts.set(id, { stamp, issues: found.get(id) ?? 0 });
  }
  rememberCounts(db, key, counts);
  return [...counts.values()].reduce((sum, { issues }) => sum + issues, 0);
}

async function countByFolder(
  db: Database,
  query: IssueQueryOptions,
  folders: readonly StampedFolder[],
): Promise<ReadonlyMap<number, number>> {
  const folderIds = folders.map(({ id }) => id);
  const { rows } = await countStatement({ ...query, folderIds }).execute(db);
  return new Map(rows.map(({ folderId, issues }) => [folderId, issues]));
}

function countStatement(
  query: IssueQueryOptions,
): RawBuilder<{ folderId: number; issues: number }> {
  return sql`
    select i.folder_id, count(*) as issues ${buildIssueQuery(query).from} group by i.folder_id
  `;
}

async function numberOf(db: Database, expression: RawBuilder<number>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select ${expression} as count`.execute(db);
  return rows[0]?.count ?? 0;
}
