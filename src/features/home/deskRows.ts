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
  /** How many of the issues that were looked at concern the user. */
  count: number;
  /** How many were looked at. */
  looked: number;
  /** The list goes on beyond them. */
  hasMore: boolean;
}

/**
 * The issues that are unread, or in whose column the user stands: the server finds every cell that contains the name,
 * that of "Anna" also in "Johanna" (protocol 4.4).
 *
 * @param answers parts of one list, one after the other
 * @param userColumn null for what is unread
 */
export function concerningIssues(
  answers: readonly IssueList[],
  userColumn: number | null,
  userName: string,
): readonly DeskRow[] {
  // What was changed between two answers has moved to the top, and what stood last is told again.
  const found = new Map<Id, DeskRow>();
  for (const { columns, issues } of answers) {
    const nameAt = columns.findIndex(({ id }) => id === Column.name);
    const userAt = columns.findIndex(({ id }) => id === userColumn);
    for (const { id, cells, ...stamps } of issues) {
      const isConcerning =
        userColumn === null ? isUnread(stamps) : namesUser(cells[userAt], userName);
      if (isConcerning && !found.has(id)) {
        found.set(id, { issueId: id, name: String(cells[nameAt] ?? '') });
      }
    }
  }
  return [...found.values()];
}

/** What a list says on the desk, of the parts of it that were read. */
export function readDeskRows(
  answers: readonly IssueList[],
  userColumn: number | null,
  userName: string,
): DeskRows {
  const concerning = concerningIssues(answers, userColumn, userName);
  const looked = answers.reduce((sum, { issues }) => sum + issues.length, 0);
  return {
    rows: concerning.slice(0, rowsPerList),
    count: concerning.length,
    looked,
    hasMore: (answers.at(-1)?.totalCount ?? 0) > looked,
  };
}

/** An attribute may hold several users, whose names stand one after the other. */
function namesUser(cell: string | number | undefined, userName: string): boolean {
  const text = String(cell ?? '');
  return text === userName || text.split(', ').includes(userName);
}
