import { pageSizes } from '@/protocol/firstLimits';
import type { IssueList, IssueListQuery, ListedIssue } from '@/protocol/issues';

/**
 * Asks for a list of any length, as much at a time as a server answers. Rows that moved between two calls are taken
 * once.
 *
 * @param note - is told how many of how many have come, while there are more
 */
export async function loadInSlices(
  load: (arg: IssueListQuery) => Promise<IssueList>,
  arg: Omit<IssueListQuery, 'limit'>,
  note: (done: number, total: number) => void,
): Promise<IssueList> {
  const limit = pageSizes.csv;
  const first = await load({ ...arg, offset: 0, limit });
  const rows = new Map<number, ListedIssue>(first.issues.map((issue) => [issue.id, issue]));
  for (let offset = limit; offset < first.totalCount; offset += limit) {
    note(rows.size, first.totalCount);
    const { issues } = await load({ ...arg, offset, limit });
    for (const issue of issues) rows.set(issue.id, rows.get(issue.id) ?? issue);
  }
  return { ...first, issues: [...rows.values()] };
}
