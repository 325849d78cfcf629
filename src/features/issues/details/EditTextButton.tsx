import type { Command, TargetOf } from '@/commands/command';
import { selectIsEditing } from '@/screen/inlineEdit';
import { useAppSelector } from '@/store/hooks';
import { EditorOpener } from './EditorOpener';
import { useReturnedFocus } from './useReturnedFocus';

interface EditTextButtonProps {
  command: Command;
  target: TargetOf<'part'>;
  /** For a pointer or a focus that comes near. */
  preload: () => void;
}

/** Opens the editor of a text in its place. Not by a double click, which is how one selects a word. */
export function EditTextButton({ command, target, preload }: EditTextButtonProps) {
  const applies = useAppSelector((state) => command.appliesTo(state, target));
  const isOpen = useAppSelector((state) => selectIsEditing(state, target));
  const opener = useReturnedFocus(isOpen, target.issueId);
  if (!applies) return null;
  return (
    <EditorOpener
      ref={opener}
      command={command}
      target={target}
      isOpen={isOpen}
      preload={preload}
    />
  );
}
