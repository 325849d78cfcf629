import { type MessageDescriptor, useIntl } from 'react-intl';
import { type InlineEditor, openEditor, selectIsEditing } from '@/screen/inlineEdit';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { IconButton } from '@/ui/IconButton';
import { EditIcon } from '@/ui/icons';
import { canChange } from './issueRights';
import { useReturnedFocus } from './useReturnedFocus';

interface EditTextButtonProps {
  editor: InlineEditor;
  createdBy: number;
  message: MessageDescriptor;
  /** For a pointer or a focus that comes near. */
  preload: () => void;
}

/** Opens the editor of a text in its place. Not by a double click, which is how one selects a word. */
export function EditTextButton({ editor, createdBy, message, preload }: EditTextButtonProps) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const { issueId } = editor;
  const applies = useAppSelector((state) => canChange(state, { issueId, createdBy }));
  const isOpen = useAppSelector((state) => selectIsEditing(state, editor));
  const opener = useReturnedFocus(isOpen, issueId);
  if (!applies) return null;
  return (
    <IconButton
      ref={opener}
      icon={EditIcon}
      label={intl.formatMessage(message)}
      aria-expanded={isOpen}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => {
        dispatch(openEditor(editor));
      }}
    />
  );
}
