import { useIntl } from 'react-intl';
import { selectSessionUserName } from '@/entities/session';
import { useBaseUrl } from '@/routing/HostContext';
import { hostLinks } from '@/routing/hostLinks';
import { useAppSelector } from '@/store/hooks';
import { LogOutIcon, UserIcon } from '@/ui/icons';
import { Menu } from '@/ui/Menu';
import { navbarMessages, navbarSentences } from './messages';
import { selectAccountTools } from './tools';
import { useLogOut } from './useLogOut';

/** Named after the user: their account, and the way out. */
export function UserMenu() {
  const intl = useIntl();
  const baseUrl = useBaseUrl();
  const name = useAppSelector(selectSessionUserName);
  const tools = useAppSelector(selectAccountTools);
  const handleLogOut = useLogOut();

  return (
    <Menu
      label={intl.formatMessage(navbarSentences.user, { name })}
      caption={name}
      captionFrom="wide"
      icon={UserIcon}
      groups={[
        {
          key: 'account',
          items: tools.map(({ path, message }) => ({
            key: path,
            label: intl.formatMessage(message),
            href: `#${path}`,
            icon: UserIcon,
          })),
        },
        {
          key: 'session',
          items: [
            {
              key: 'logOut',
              label: intl.formatMessage(navbarMessages.logOut),
              href: hostLinks.login(baseUrl),
              onSelect: handleLogOut,
              icon: LogOutIcon,
            },
          ],
        },
      ]}
    />
  );
}
