import { useEffect } from 'react';
import { selectIsAuthenticated } from '@/entities/session';
import { issuePaths } from '@/routing/paths/issues';
import { useGo } from '@/routing/useGo';
import { type InlineEditor, openEditor, selectIsEditing } from '@/screen/inlineEdit';
import { selectPath } from '@/screen/navigation';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useIsShown } from '@/ui/ShownContext';
import { canWriteInPlace, matchIssuePath } from '../details/writeInPlace';
import { FileDropArea } from './FileDropArea';
import { forgetHandedFiles, handFiles } from './handedFiles';

/** Files dropped anywhere on the open issue, or pasted there, go into the new comment; on a phone, unless one is being written, into the form that attaches them. */
export function FileDrop({ issueId }: { issueId: number }) {
  const isAuthenticated = useAppSelector(selectIsAuthenticated);
  const isShown = useIsShown();
  // Beside a list the issue is seen below a window too, which takes files for itself.
  const isUncovered = useAppSelector((state) => matchIssuePath(selectPath(state)) !== null);
  return isAuthenticated && isShown && isUncovered ? <DropOnIssue issueId={issueId} /> : null;
}

function DropOnIssue({ issueId }: { issueId: number }) {
  const go = useGo();
  const dispatch = useAppDispatch();
  const composer: InlineEditor = { issueId, place: 'comment' };
  // An open one takes them at once, and another window would close it.
  const hasComposer = useAppSelector(
    (state) => canWriteInPlace(state) || selectIsEditing(state, composer),
  );

  // External system: the files that are on their way; what waits for another form does not come here any more.
  useEffect(() => {
    forgetHandedFiles();
  }, []);

  return (
    <FileDropArea
      onFiles={(files) => {
        handFiles(issueId, files);
        if (hasComposer) dispatch(openEditor(composer));
        else go(issuePaths.addFile.url({ issueId }));
      }}
    />
  );
}
