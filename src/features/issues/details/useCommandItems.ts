import { useIntl } from 'react-intl';
import type { MenuItem } from '@/ui/MenuEntry';
import type { Command } from './commands';

/** Turns commands into entries of a menu. */
export function useCommandItems(): (commands: readonly Command[]) => MenuItem[] {
  const intl = useIntl();
  return (commands) =>
    commands.map(({ path, message, icon }) => ({
      key: path,
      label: intl.formatMessage(message),
      icon,
      href: `#${path}`,
    }));
}
