import type { ListedIssue } from '@/protocol/issues';

/** Whether something of an issue is new to the user: it was never read, or it has changed since. */
export function isUnread({ read, stamp }: Pick<ListedIssue, 'read' | 'stamp'>): boolean {
  return (read ?? 0) < stamp;
}
