/** How far into a list the desk reads: until enough is found that concerns the user, the list ends, or it is too deep. */
import { deeperSlice, firstSlice, type ListLook } from '@/lists/lookAtList';
import type { IssueList } from '@/protocol/issues';
import { concerningIssues, rowsPerList } from './deskRows';

/**
 * So many issues of a list are looked at: what has not been opened although 500 others have changed since does not wait
 * for anybody, and each of them comes with all its cells.
 */
export const deskDepth = 500;

/** What is read of a list. */
export interface Reading {
  /** The answers, in the order of the list. */
  answers: readonly IssueList[];
  /** What is to be asked next; null when nothing is. */
  next: ListLook | null;
}

interface Sought {
  question: ListLook;
  /** How many issues concern the user, where the server says so. */
  count: number | null;
  userColumn: number | null;
}

/**
 * @param answerTo what is known of a question; undefined: nothing yet
 */
export function readOn(
  { question, count, userColumn }: Sought,
  userName: string,
  answerTo: (question: ListLook) => IssueList | undefined,
): Reading {
  const enough = Math.min(count ?? rowsPerList, rowsPerList);
  const answers: IssueList[] = [];
  for (let offset = 0; offset < deskDepth; offset += offset === 0 ? firstSlice : deeperSlice) {
    const next = offset === 0 ? question : { ...question, offset };
    const answer = answerTo(next);
    if (!answer) return { answers, next };
    answers.push(answer);
    const isAtEnd =
      answer.issues.length === 0 || answer.totalCount <= offset + answer.issues.length;
    if (isAtEnd || concerningIssues(answers, userColumn, userName).length >= enough) break;
  }
  return { answers, next: null };
}
