import { MoreIcon } from '@/ui/icons';
import { Menu } from '@/ui/Menu';
import type { Command } from './commands';
import { useCommandItems } from './useCommandItems';

interface CommandMenuProps {
  label: string;
  commands: readonly Command[];
}

/** What one may do with a text or file; absent when that is nothing. */
export function CommandMenu({ label, commands }: CommandMenuProps) {
  const toItems = useCommandItems();
  if (commands.length === 0) return null;
  return <Menu label={label} icon={MoreIcon} groups={[{ key: 'all', items: toItems(commands) }]} />;
}
