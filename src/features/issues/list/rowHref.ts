import type { ListRow } from '@/lib/issueList/rowFormat';
import { issuePaths } from '@/routing/paths/issues';

/** Where a row of the list leads. */
export function rowHref({ issueId }: ListRow): string {
  return `#${issuePaths.issueDetails.url({ issueId })}`;
}
