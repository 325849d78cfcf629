import { useIntl } from 'react-intl';
import { commonMessages } from '@/i18n/commonMessages';
import { MoreIcon } from './icons';
import { Menu } from './Menu';
import type { WindowTarget } from './WindowLink';

/** The rarer commands of a window or a section, behind three dots. */
export function MoreMenu({ items }: { items: readonly WindowTarget[] }) {
  const intl = useIntl();
  return (
    <Menu
      label={intl.formatMessage(commonMessages.more)}
      {...(items[0] && { name: items[0].path })}
      icon={MoreIcon}
      variant="default"
      groups={[
        {
          key: 'commands',
          items: items.map(({ label, icon, path }) => ({
            key: path,
            label: intl.formatMessage(label),
            icon,
            href: `#${path}`,
          })),
        },
      ]}
    />
  );
}
