import { useIntl } from 'react-intl';
import { useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import type { ButtonVariant } from '@/ui/buttonClass';
import { focusNext } from '@/ui/focusNext';
import { IconButton } from '@/ui/IconButton';
import { LinkButton } from '@/ui/LinkButton';
import type { Command, CommandTarget } from './command';
import { useCommandContext } from './useCommandContext';

interface CommandButtonProps {
  command: Command;
  target: CommandTarget;
  variant?: ButtonVariant;
  /** The icon alone, named and explained by the words; for commands that have one and act. */
  isIconOnly?: boolean;
  className?: string | undefined;
}

/** A command in the open: a link where it leads somewhere, else a button; absent where it does not apply. */
export function CommandButton({
  command,
  target,
  isIconOnly = false,
  ...look
}: CommandButtonProps) {
  const intl = useIntl();
  const context = useCommandContext();
  // Absent: undefined. One look for both, since there are many of them.
  const path = useAppSelector((state) =>
    command.appliesTo(state, target) ? command.href(state, target) : undefined,
  );
  if (path === undefined) return null;

  const { icon } = command;
  const words = intl.formatMessage(command.message);
  const shared = { ...look, 'data-command': command.id };
  const handleClick = () => {
    command.run(context, target);
  };
  if (isIconOnly && icon) {
    return (
      <IconButton {...shared} ref={focusNext} label={words} icon={icon} onClick={handleClick} />
    );
  }
  const captioned = { ...shared, ...(icon && { icon }), children: words };
  if (path !== null) return <LinkButton {...captioned} href={`#${path}`} />;
  return <Button {...captioned} ref={focusNext} onClick={handleClick} />;
}
