import { partDraftPath } from '@/forms/drafts';
import { issuePaths } from '@/routing/paths/issues';
import { closeEditor, type InlineEditor } from '@/screen/inlineEdit';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectKnownIssue } from '../details/knownIssue';

/** What the form of an editor in the window of an issue is given; null while the issue is not there. */
export function useIssueEditor(editor: InlineEditor) {
  const dispatch = useAppDispatch();
  const issue = useAppSelector((state) => selectKnownIssue(state, editor.issueId));
  return (
    issue && {
      issue,
      // The issue has several editors, each with a draft of its own.
      draftPath: partDraftPath(issuePaths.issueDetails.url(editor), editor.place),
      onClose: () => {
        dispatch(closeEditor(editor));
      },
    }
  );
}
