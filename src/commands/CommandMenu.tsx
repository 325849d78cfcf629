import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import { useAppSelector } from '@/store/hooks';
import type { ButtonVariant } from '@/ui/buttonClass';
import { MoreIcon } from '@/ui/icons';
import { Menu, type ShowGroups } from '@/ui/Menu';
import type { Command, CommandTarget } from './command';
import { useCommandItems } from './useCommandItems';

interface CommandMenuProps {
  label: string;
  /** Three dots by default. */
  icon?: LucideIcon;
  variant?: ButtonVariant;
  /** Visible text of the button. */
  caption?: string;
  /** Separated by a line. */
  groups: readonly (readonly Command[])[];
  /** Shows them in place of `CommandGroups`, where more of them come later. */
  Groups?: ComponentType<{ show: ShowGroups }>;
  target: CommandTarget;
  /** It stays, out of use, while nothing applies; else it is absent then. */
  isSteady?: boolean;
}

/** The commands that apply to a target, behind a button. */
export function CommandMenu({
  label,
  icon = MoreIcon,
  variant = 'quiet',
  caption,
  groups,
  Groups,
  target,
  isSteady = false,
}: CommandMenuProps) {
  const isEmpty = useAppSelector((state) =>
    groups.every((commands) => !commands.some((command) => command.appliesTo(state, target))),
  );
  if (isEmpty && !isSteady) return null;
  return (
    <Menu
      label={label}
      name={`${target.kind} ${label}`}
      icon={icon}
      variant={variant}
      {...(caption !== undefined && { caption })}
      isDisabled={isEmpty}
      groups={(show) =>
        Groups ? (
          <Groups show={show} />
        ) : (
          <CommandGroups groups={groups} target={target} show={show} />
        )
      }
    />
  );
}

interface CommandGroupsProps extends Pick<CommandMenuProps, 'groups' | 'target'> {
  show: ShowGroups;
}

/**
 * The commands in the menu that is open. There are menus beside everything, and to ask each command after each action what it is called would slow them all.
 */
export function CommandGroups({ groups, target, show }: CommandGroupsProps) {
  const items = useCommandItems(groups, target);
  return show(items.map((group, index) => ({ key: String(index), items: group })));
}
