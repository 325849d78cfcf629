import { partDraftPath } from '@/forms/drafts';
import { issuePaths } from '@/routing/paths/issues';
import type { InlineEditor } from '@/screen/inlineEdit';

/** Where what is typed into an editor of one value is kept: the issue has several, each with a draft of its own. */
export function editorDraftPath({ issueId, place }: InlineEditor): string {
  return partDraftPath(issuePaths.issueDetails.url({ issueId }), place);
}
