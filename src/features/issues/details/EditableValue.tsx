import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { selectIsAuthenticated } from '@/entities/session';
import { keyOf, openEditor, selectIsEditing } from '@/screen/inlineEdit';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { IconButton } from '@/ui/IconButton';
import { EditIcon } from '@/ui/icons';
import { editSentences } from '../edit/messages';
import styles from './EditableValue.module.css';
import { valueEditor } from './lazyEditors';
import { useReturnedFocus } from './useReturnedFocus';

interface EditableValueProps {
  issueId: number;
  attributeId: number;
  /** Of the attribute. */
  name: string;
  /** The value as it is read. */
  children: ReactNode;
}

/** A value that becomes its editor where it stands: by the button beside it, or a double click. */
export function EditableValue({ issueId, attributeId, name, children }: EditableValueProps) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const editor = { issueId, place: `attribute ${attributeId}` as const };
  const canEdit = useAppSelector(selectIsAuthenticated);
  const isOpen = useAppSelector((state) => selectIsEditing(state, editor));
  const opener = useReturnedFocus(isOpen, issueId);
  const { Editor, preload } = valueEditor;
  if (!canEdit) return children;

  function open() {
    dispatch(openEditor(editor));
  }

  const value = (
    <div className={styles['value']} role="presentation" onDoubleClick={open}>
      <span className={styles['text']}>{children}</span>
      <IconButton
        ref={opener}
        className={styles['opener']}
        icon={EditIcon}
        label={intl.formatMessage(editSentences.editValue, { name })}
        aria-expanded={isOpen}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={open}
      />
    </div>
  );
  if (!isOpen) return value;
  return (
    <div data-editor={keyOf(editor)}>
      <Editor key={issueId} issueId={issueId} attributeId={attributeId} fallback={value} />
    </div>
  );
}
