import { useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '@/ui/Icon';
import { AttachIcon } from '@/ui/icons';
import { carriesFiles } from '@/ui/carriesFiles';
import { pastedFiles } from '@/ui/transferredFiles';
import { fileCommandMessages } from './commandMessages';
import styles from './FileDropArea.module.css';

/** Takes files that are dropped or pasted anywhere on the page while it is shown, and says so while they are dragged. */
export function FileDropArea({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const intl = useIntl();
  const [isDraggedOver, setIsDraggedOver] = useState(false);

  const take = useEffectEvent((files: readonly File[]) => {
    if (files.length > 0) onFiles(files);
  });

  // External system: what is dragged over the page and what is pasted into it.
  useEffect(() => {
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
      take([...event.dataTransfer.files]);
    }
    function handlePaste(event: ClipboardEvent) {
      const files = pastedFiles(event.clipboardData);
      if (files.length === 0) return;
      event.preventDefault();
      take(files);
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
