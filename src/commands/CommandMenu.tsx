import type { LucideIcon } from 'lucide-react';
import type { ButtonVariant } from '@/ui/buttonClass';
import { MoreIcon } from '@/ui/icons';
import { Menu } from '@/ui/Menu';
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
  target,
  isSteady = false,
}: CommandMenuProps) {
  const items = useCommandItems(groups, target);
  const isEmpty = items.every((group) => group.length === 0);
  if (isEmpty && !isSteady) return null;
  return (
    <Menu
      label={label}
      icon={icon}
      variant={variant}
      {...(caption !== undefined && { caption })}
      isDisabled={isEmpty}
      groups={items.map((group, index) => ({ key: String(index), items: group }))}
    />
  );
}
