import { useIntl } from 'react-intl';
import { selectIsAuthenticated } from '@/entities/session';
import { keyOf, openEditor, selectIsEditing } from '@/screen/inlineEdit';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { IconButton } from '@/ui/IconButton';
import { EditIcon } from '@/ui/icons';
import { editMessages } from '../edit/messages';
import styles from './IssueHeading.module.css';
import { nameEditor } from './lazyEditors';
import { useReturnedFocus } from './useReturnedFocus';

/** Beside the name of an issue, which is the title: what turns it into its editor. */
export function IssueHeading({ issueId }: { issueId: number }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const editor = { issueId, place: 'name' } as const;
  const canEdit = useAppSelector(selectIsAuthenticated);
  const isOpen = useAppSelector((state) => selectIsEditing(state, editor));
  const opener = useReturnedFocus(isOpen, issueId);
  const { Editor, preload } = nameEditor;
  if (!canEdit) return null;

  if (isOpen) {
    return (
      <div className={styles['editor']} data-editor={keyOf(editor)}>
        <Editor key={issueId} issueId={issueId} />
      </div>
    );
  }
  return (
    <IconButton
      ref={opener}
      className={styles['opener']}
      icon={EditIcon}
      label={intl.formatMessage(editMessages.editName)}
      aria-expanded={false}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => {
        dispatch(openEditor(editor));
      }}
    />
  );
}
