/** What commands do that write where one reads. */
import type { CommandContext } from '@/commands/command';
import { issuePaths } from '@/routing/paths/issues';
import {
  askLink,
  type InlineEditor,
  keyOf,
  openEditor,
  openReply,
  type Quoted,
  selectIsEditing,
} from '@/screen/inlineEdit';
import { selectPath } from '@/screen/navigation';
import { glanceEnded } from '@/screen/selection';
import { selectIsWide } from '@/screen/workspace';
import type { RootState } from '@/store/rootReducer';

/** Whether there is room to write beside what one reads. Phones have the forms in windows. */
export function canWriteInPlace(state: RootState): boolean {
  return selectIsWide(state);
}

/** Opens an editor of an issue, and the issue where it is not open. */
export function writeInPlace(context: CommandContext, editor: InlineEditor): void {
  showIssue(context, editor.issueId);
  context.dispatch(openEditor(editor));
  focusEditor(editor);
}

/** Opens the new comment of an issue with a quotation. */
export function replyInPlace(
  context: CommandContext,
  { issueId, quoted }: { issueId: number; quoted: Quoted },
): void {
  showIssue(context, issueId);
  context.dispatch(openReply(issueId, quoted));
  focusEditor({ issueId, place: 'comment' });
}

/**
 * Puts the link of an entry into the new comment of its issue: into the one that is being written, or that of the editor
 * or window that opens, which goes on with what was left there.
 */
export function linkInComment(
  context: CommandContext,
  { issueId, itemId }: { issueId: number; itemId: number },
): void {
  const { dispatch, getState, go } = context;
  const editor: InlineEditor = { issueId, place: 'comment' };
  if (canWriteInPlace(getState()) || selectIsEditing(getState(), editor)) {
    writeInPlace(context, editor);
  } else {
    go(issuePaths.addComment.url({ issueId }));
  }
  dispatch(askLink(issueId, itemId));
}

/** Which issue a raw path opens, or an entry of; null for anything else, as a window over it. */
export function matchIssuePath(path: string): { issueId: number } | null {
  return issuePaths.issueDetails.match(path) ?? issuePaths.issueItem.match(path);
}

/** Who writes there has not only come by. */
function showIssue({ dispatch, getState, go }: CommandContext, issueId: number): void {
  const opened = matchIssuePath(selectPath(getState()));
  if (opened?.issueId === issueId) dispatch(glanceEnded());
  else go(issuePaths.issueDetails.url({ issueId }));
}

/** One that opens takes the focus by itself; one that is open gets it back. */
function focusEditor(editor: InlineEditor): void {
  const place = document.querySelector(`[data-editor="${keyOf(editor)}"]`);
  place?.querySelector<HTMLElement>('textarea, input')?.focus();
}
