import { isUnread } from '@/lib/issueList/isUnread';
import type { ListedIssue } from '@/protocol/issues';

/** On which way one goes through a list. */
export type Way = 1 | -1;

/** The next unread one behind a row, from outside the list its first that way. */
export function unreadOf(
  all: readonly ListedIssue[],
  from: number | null,
  way: Way,
): ListedIssue | undefined {
  const index = all.findIndex(({ id }) => id === from);
  if (way > 0) return all.slice(index + 1).find(isUnread);
  return all.slice(0, index < 0 ? all.length : index).findLast(isUnread);
}
