import { closeEditor, type InlineEditor } from '@/screen/inlineEdit';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectKnownIssue } from '../details/knownIssue';
import { editorDraftPath } from './editorDraftPath';

/** What the form of an editor in the window of an issue is given; null while the issue is not there. */
export function useIssueEditor(editor: InlineEditor) {
  const dispatch = useAppDispatch();
  const issue = useAppSelector((state) => selectKnownIssue(state, editor.issueId));
  return (
    issue && {
      issue,
      draftPath: editorDraftPath(editor),
      onClose: () => {
        dispatch(closeEditor(editor));
      },
    }
  );
}
