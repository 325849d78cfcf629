import { useIntl } from 'react-intl';
import { commonMessages } from '@/i18n/commonMessages';
import { MoreIcon } from './icons';
import { Menu } from './Menu';
import type { MenuItem } from './MenuEntry';

interface MoreMenuProps {
  items: readonly MenuItem[];
}

/** The rarer commands of a window or a section, behind three dots. */
export function MoreMenu({ items }: MoreMenuProps) {
  const intl = useIntl();
  return (
    <Menu
      label={intl.formatMessage(commonMessages.more)}
      icon={MoreIcon}
      variant="default"
      groups={[{ key: 'commands', items }]}
    />
  );
}
