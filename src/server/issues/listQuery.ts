import { sql } from 'kysely';

import type { Database } from '@/server/database/schema';

import { anyOf } from './anyIdOf';
import { buildIssueQuery, type IssueQueryOptions } from './issueQuery';

/** An issue without values of attributes and names behind ids. */
export interface IssueRow {
  id: number;
  name: string;
  folderId: number;
  createdAt: number;
  modifiedAt: number;
  createdBy: number;
  modifiedBy: number;
  stamp: number;
}

/** Ids of all issues of a query that changed after a stamp, ascending. */
export async function findIssues(
  db: Database,
  options: IssueQueryOptions,
  { sinceStamp }: { sinceStamp: number },
): Promise<number[]> {
  const { from } = buildIssueQuery(options);
  const { rows } = await sql<{
    id: number;
  }>`select i.id ${from} and i.stamp > ${sinceStamp} order by i.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Issues in the order of the ids. */
export async function loadRows(db: Database, issueIds: readonly number[]): Promise<IssueRow[]> {
  const rows = await db
    .selectFrom('issues')
    .select([
      'id',
      'name',
      'folderId',
      'createdAt',
      'modifiedAt',
      'createdBy',
      'modifiedBy',
      'stamp',
    ])
    .where('id', '=', anyOf(issueIds))
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return issueIds.flatMap((issueId) => byId.get(issueId) ?? []);
}
