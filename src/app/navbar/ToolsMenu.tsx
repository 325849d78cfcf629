import { useIntl } from 'react-intl';
import { useAppSelector } from '@/store/hooks';
import { ToolsIcon } from '@/ui/icons';
import { Menu } from '@/ui/Menu';
import { navbarMessages } from './messages';
import { selectTools } from './tools';

/** Leads to everything that is not issues; absent while there is nothing. */
export function ToolsMenu() {
  const intl = useIntl();
  const groups = useAppSelector(selectTools);
  if (groups.length === 0) return null;

  return (
    <Menu
      label={intl.formatMessage(navbarMessages.tools)}
      caption={intl.formatMessage(navbarMessages.tools)}
      captionFrom="wide"
      icon={ToolsIcon}
      groups={groups.map((group, index) => ({
        key: String(index),
        items: group.map(({ path, message }) => ({
          key: path,
          label: intl.formatMessage(message),
          href: `#${path}`,
        })),
      }))}
    />
  );
}
