/** Which issues of an answer concern the user. */
import { isUnread } from '@/lib/issueList/isUnread';
import { Column } from '@/protocol/enums';
import type { IssueList } from '@/protocol/issues';
import type { Id } from '@/protocol/scalars';

/** Of each list so many issues are named; the list itself has the others. */
export const rowsPerList = 5;

export interface DeskRow {
  issueId: Id;
  name: string;
}

export interface DeskRows {
  rows: readonly DeskRow[];
  /** How many of the issues that the server answered concern the user. */
  count: number;
  /** The list goes on beyond the answer. */
  hasMore: boolean;
}

/**
 * The issues that are unread, or in whose column the user stands: the server finds every cell that contains the name,
 * that of "Anna" also in "Johanna" (protocol 4.4).
 *
 * @param userColumn null for what is unread
 */
export function readDeskRows(
  { columns, issues, totalCount }: IssueList,
  userColumn: number | null,
  userName: string,
): DeskRows {
  const nameAt = columns.findIndex(({ id }) => id === Column.name);
  const userAt = columns.findIndex(({ id }) => id === userColumn);
  const concerning = issues.filter((issue) =>
    userColumn === null ? isUnread(issue) : namesUser(issue.cells[userAt], userName),
  );
  return {
    rows: concerning.slice(0, rowsPerList).map(({ id, cells }) => ({
      issueId: id,
      name: String(cells[nameAt] ?? ''),
    })),
    count: concerning.length,
    hasMore: totalCount > issues.length,
  };
}

/** An attribute may hold several users, whose names stand one after the other. */
function namesUser(cell: string | number | undefined, userName: string): boolean {
  const text = String(cell ?? '');
  return text === userName || text.split(', ').includes(userName);
}
