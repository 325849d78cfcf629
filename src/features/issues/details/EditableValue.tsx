import type { ReactNode } from 'react';
import { useCommandContext } from '@/commands/useCommandContext';
import { keyOf, selectIsEditing } from '@/screen/inlineEdit';
import { useAppSelector } from '@/store/hooks';
import styles from './EditableValue.module.css';
import { EditorOpener } from './EditorOpener';
import { valueEditor } from './lazyEditors';
import { changeValue, partOf } from './partCommands';
import { useReturnedFocus } from './useReturnedFocus';

interface EditableValueProps {
  issueId: number;
  attributeId: number;
  /** The value as it is read. */
  children: ReactNode;
}

/** A value that becomes its editor where it stands: by the button beside it, or a double click. */
export function EditableValue({ issueId, attributeId, children }: EditableValueProps) {
  const context = useCommandContext();
  const target = partOf(issueId, `attribute ${attributeId}`);
  const applies = useAppSelector((state) => changeValue.appliesTo(state, target));
  const isOpen = useAppSelector((state) => selectIsEditing(state, target));
  const opener = useReturnedFocus(isOpen, issueId);
  const { Editor, preload } = valueEditor;
  if (!applies) return children;

  const value = (
    <div
      className={styles['value']}
      role="presentation"
      onDoubleClick={() => {
        changeValue.run(context, target);
      }}
    >
      <span className={styles['text']}>{children}</span>
      <EditorOpener
        ref={opener}
        className={styles['opener']}
        command={changeValue}
        target={target}
        isOpen={isOpen}
        preload={preload}
      />
    </div>
  );
  if (!isOpen) return value;
  return (
    <div data-editor={keyOf(target)}>
      <Editor key={issueId} issueId={issueId} attributeId={attributeId} fallback={value} />
    </div>
  );
}
