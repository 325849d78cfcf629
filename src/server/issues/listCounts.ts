import { type RawBuilder, sql } from 'kysely';

import type { Database } from '@/server/database/schema';

import { countedNow, matchCounts, type StampedFolder, statesOf, sumOf } from './folderCounts';
import { buildIssueQuery, type IssueQueryOptions, ruledOutApart } from './issueQuery';
import { keyOfList } from './listMemory';
import { keptCounts } from './listSizes';
import type { FolderState } from './listState';

/**
 * The number of issues of a list, of which only those folders are looked at that have changed since the last time: at the
 * counts that are kept of them, else at their issues.
 */
export async function countMatches(
  db: Database,
  query: IssueQueryOptions,
  folders: readonly StampedFolder[],
): Promise<number> {
  const key = keyOfFilters(db, query);
  if (key === null) return sumOf(await countByFolder(db, query));
  const states = statesOf(folders);
  const { issues, changed } = matchCounts.recall(db, key, states);
  if (changed.length === 0) return issues;
  const found = await countByFolder(db, { ...query, folderIds: changed });
  matchCounts.remember(db, key, countedNow(changed, states, found));
  return issues + sumOf(found);
}

/** Whether the issues of more than half of a list have to be looked at to know how many they are. */
export function hasToBeCounted(
  db: Database,
  query: IssueQueryOptions,
  folders: readonly FolderState[],
): boolean {
  if (query.filters.length === 0 || keptCounts(query) !== null) return false;
  const key = keyOfFilters(db, query);
  if (key === null) return true;
  const changed = new Set(matchCounts.recall(db, key, statesOf(folders)).changed);
  const issues = folders.reduce((sum, each) => sum + each.issues, 0);
  const unknown = folders.reduce((sum, each) => sum + (changed.has(each.id) ? each.issues : 0), 0);
  return unknown > issues / 2;
}

/** Keeps the numbers of a list that have been counted otherwise, and answers their sum. */
export function rememberMatches(
  db: Database,
  query: IssueQueryOptions,
  folders: readonly FolderState[],
  found: ReadonlyMap<number, number>,
): number {
  const key = keyOfFilters(db, query);
  if (key !== null) {
    matchCounts.remember(db, key, countedNow(query.folderIds, statesOf(folders), found));
  }
  return sumOf(found);
}

/**
 * All that decides how many issues of a folder the filters of a query find, besides the issues. Null when names of people
 * or places play a part.
 */
export function keyOfFilters(db: Database, query: IssueQueryOptions): string | null {
  return keyOfList(db, query, countStatement({ ...query, folderIds: [] }), []);
}

async function countByFolder(
  db: Database,
  query: IssueQueryOptions,
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await (keptCounts(query) ?? countStatement(query)).execute(db);
  return new Map(rows.map(({ folderId, issues }) => [folderId, issues]));
}

/** Looks at all issues of a query. */
export function countStatement(
  query: IssueQueryOptions,
): RawBuilder<{ folderId: number; issues: number }> {
  const { from } = buildIssueQuery(query, null, ruledOutApart);
  return sql`select i.folder_id, count(*) as issues ${from} group by i.folder_id`;
}
