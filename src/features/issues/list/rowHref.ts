import type { ListRow } from '@/lib/issueList/rowFormat';
import { issuePath } from '@/routing/paths/issuePath';

/** Where a row of the list leads. */
export function rowHref({ issueId }: ListRow): string {
  return `#${issuePath.url({ issueId })}`;
}
