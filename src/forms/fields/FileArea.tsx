import { type ChangeEvent, type ReactNode, useState } from 'react';
import { classNames } from '@/ui/classNames';
import type { ControlAria } from '../FieldFrame';
import styles from './FileArea.module.css';

interface FileAreaProps {
  aria: ControlAria;
  name: string;
  isMultiple?: boolean;
  /** What has been chosen needs the room. */
  isCompact?: boolean;
  isBusy: boolean;
  onFiles: (files: readonly File[]) => void;
  /** What stands in it. */
  children: ReactNode;
}

/** The area of a field for files, which takes what is dropped on it and opens the browser's dialog when it is pressed. */
export function FileArea({
  aria,
  name,
  isMultiple = false,
  isCompact = false,
  ...props
}: FileAreaProps) {
  const { isBusy, onFiles, children } = props;
  const [isDraggedOver, setIsDraggedOver] = useState(false);

  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    setIsDraggedOver(false);
    onFiles([...(target.files ?? [])]);
    // Mended under the same name it can be chosen again.
    target.value = '';
  }

  return (
    <div
      className={classNames(
        styles['area'],
        isCompact && styles['compact'],
        isDraggedOver && styles['draggedOver'],
      )}
    >
      <span className={styles['text']} dir="auto">
        {children}
      </span>
      {/* Transparent over the whole area: the browser itself opens its dialog and takes what is dropped. */}
      <input
        {...aria}
        className={styles['input']}
        type="file"
        name={name}
        multiple={isMultiple}
        aria-disabled={isBusy}
        onClick={(event) => {
          // Natively disabled it would lose the focus.
          if (isBusy) event.preventDefault();
        }}
        onChange={handleChange}
        onDragEnter={() => {
          setIsDraggedOver(true);
        }}
        onDragLeave={() => {
          setIsDraggedOver(false);
        }}
        onDrop={() => {
          setIsDraggedOver(false);
        }}
      />
    </div>
  );
}
