import type { Ref } from 'react';
import { useIntl } from 'react-intl';
import { shallowEqual } from 'react-redux';
import type { Command, TargetOf } from '@/commands/command';
import { useCommandContext } from '@/commands/useCommandContext';
import { useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';

interface EditorOpenerProps {
  command: Command;
  target: TargetOf<'part'>;
  isOpen: boolean;
  ref: Ref<HTMLButtonElement>;
  /** For a pointer or a focus that comes near. */
  preload: () => void;
  /** The words stand in the button. */
  hasWords?: boolean;
  className?: string | undefined;
}

/** The button of a command that opens an editor in its own place; whether it applies is asked where that place is. */
export function EditorOpener({
  command,
  target,
  isOpen,
  preload,
  hasWords = false,
  ...look
}: EditorOpenerProps) {
  const intl = useIntl();
  const context = useCommandContext();
  const values = useAppSelector((state) => command.values(state, target), shallowEqual);
  const words = intl.formatMessage(command.message, values);
  const shared = {
    ...look,
    ...(command.icon && { icon: command.icon }),
    'data-command': command.id,
    'aria-expanded': isOpen,
    onPointerEnter: preload,
    onFocus: preload,
    onClick: () => {
      command.run(context, target);
    },
  };
  if (hasWords || !shared.icon) return <Button {...shared}>{words}</Button>;
  return <IconButton {...shared} icon={shared.icon} label={words} />;
}
