import { partDraftPath } from '@/forms/drafts';
import { issuePaths } from '@/routing/paths/issues';
import type { InlineEditor } from '@/screen/inlineEdit';

/**
 * The raw path that what is typed into an editor of an issue is kept under. The issue has several, each with a draft of its
 * own; one in a list and one in the window of the issue are of the same value.
 */
export function editorDraftPath(editor: InlineEditor): string {
  return partDraftPath(issuePaths.issueDetails.url(editor), editor.place);
}
