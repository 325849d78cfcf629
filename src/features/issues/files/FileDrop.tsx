import { useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { selectIsAuthenticated } from '@/entities/session';
import { issuePaths } from '@/routing/paths/issues';
import { useGo } from '@/routing/useGo';
import { type InlineEditor, openEditor, selectIsEditing } from '@/screen/inlineEdit';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Icon } from '@/ui/Icon';
import { AttachIcon } from '@/ui/icons';
import { useIsShown } from '@/ui/ShownContext';
import { carriesFiles } from '@/ui/carriesFiles';
import { pastedFiles } from '@/ui/transferredFiles';
import { canWriteInPlace } from '../details/writeInPlace';
import { forgetHandedFiles, handFiles } from './handedFiles';
import styles from './FileDrop.module.css';
import { fileCommandMessages } from './commandMessages';

/** Files dropped anywhere on the open issue, or pasted there, go into the new comment; on a phone, unless one is being written, into the form that attaches them. */
export function FileDrop({ issueId }: { issueId: number }) {
  const isAuthenticated = useAppSelector(selectIsAuthenticated);
  const isShown = useIsShown();
  return isAuthenticated && isShown ? <DropArea issueId={issueId} /> : null;
}

function DropArea({ issueId }: { issueId: number }) {
  const intl = useIntl();
  const go = useGo();
  const dispatch = useAppDispatch();
  const composer: InlineEditor = { issueId, place: 'comment' };
  // An open one takes them at once, and another window would close it.
  const hasComposer = useAppSelector(
    (state) => canWriteInPlace(state) || selectIsEditing(state, composer),
  );
  const [isDraggedOver, setIsDraggedOver] = useState(false);

  const attach = useEffectEvent((files: readonly File[]) => {
    if (files.length === 0) return;
    handFiles(issueId, files);
    if (hasComposer) dispatch(openEditor(composer));
    else go(issuePaths.addFile.url({ issueId }));
  });

  // External system: what is dragged over the page and what is pasted into it.
  useEffect(() => {
    forgetHandedFiles();
    function handleDragOver(event: DragEvent) {
      if (!carriesFiles(event.dataTransfer)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      setIsDraggedOver(true);
    }
    function handleDragLeave(event: DragEvent) {
      // Between two elements of the page it is only going on.
      if (event.relatedTarget === null) setIsDraggedOver(false);
    }
    function handleDrop(event: DragEvent) {
      if (!carriesFiles(event.dataTransfer)) return;
      event.preventDefault();
      setIsDraggedOver(false);
      attach([...event.dataTransfer.files]);
    }
    function handlePaste(event: ClipboardEvent) {
      const files = pastedFiles(event.clipboardData);
      if (files.length === 0) return;
      event.preventDefault();
      attach(files);
    }
    document.addEventListener('dragover', handleDragOver);
    document.addEventListener('dragleave', handleDragLeave);
    document.addEventListener('drop', handleDrop);
    document.addEventListener('paste', handlePaste);
    return () => {
      document.removeEventListener('dragover', handleDragOver);
      document.removeEventListener('dragleave', handleDragLeave);
      document.removeEventListener('drop', handleDrop);
      document.removeEventListener('paste', handlePaste);
    };
  }, []);

  if (!isDraggedOver) return null;
  return (
    <div className={styles['hint']}>
      <p className={styles['text']}>
        <Icon icon={AttachIcon} />
        {intl.formatMessage(fileCommandMessages.dropToAttach)}
      </p>
    </div>
  );
}
