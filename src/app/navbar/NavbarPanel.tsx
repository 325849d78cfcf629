import { useIntl } from 'react-intl';
import { selectIsAuthenticated, selectSessionUserName } from '@/entities/session';
import { screenMessages } from '@/i18n/screenMessages';
import { useBaseUrl } from '@/routing/HostContext';
import { hostLinks } from '@/routing/hostLinks';
import { issuePaths } from '@/routing/paths/issues';
import { selectPath } from '@/screen/navigation';
import { useAppSelector } from '@/store/hooks';
import { AppearanceSwitch } from './AppearanceSwitch';
import { navbarMessages, navbarSentences } from './messages';
import styles from './NavbarPanel.module.css';
import { PanelSection } from './PanelSection';
import { ProductLinks } from './ProductLinks';
import { useLogOut } from './useLogOut';
import { selectAccountTools, selectTools, selectVisitorTools, type Tool } from './tools';

/** The bar unfolded on a small screen: what its menus hold, in the open. */
export function NavbarPanel({ panelId }: { panelId: string }) {
  const intl = useIntl();
  const baseUrl = useBaseUrl();
  const path = useAppSelector(selectPath);
  const name = useAppSelector(selectSessionUserName);
  const isAuthenticated = useAppSelector(selectIsAuthenticated);
  const tools = useAppSelector(selectTools);
  const accountTools = useAppSelector(selectAccountTools);
  const visitorTools = useAppSelector(selectVisitorTools);

  const handleLogOut = useLogOut();

  const toLink = (tool: Tool) => ({
    href: `#${tool.path}`,
    label: intl.formatMessage(tool.message),
  });
  const goToItem = {
    href: `#${issuePaths.goToItem.url({})}`,
    label: intl.formatMessage(screenMessages.goToItem),
  };
  const logIn = {
    href: hostLinks.loginReturningTo(baseUrl, path),
    label: intl.formatMessage(screenMessages.logIn),
  };
  const logOut = {
    href: hostLinks.login(baseUrl),
    label: intl.formatMessage(navbarMessages.logOut),
    onSelect: handleLogOut,
  };

  return (
    <div className={styles['panel']} id={panelId}>
      {isAuthenticated ? (
        <>
          <PanelSection links={[goToItem]} />
          <PanelSection
            heading={intl.formatMessage(navbarMessages.tools)}
            links={tools.flat().map(toLink)}
          />
          <PanelSection
            heading={intl.formatMessage(navbarSentences.user, { name })}
            links={[...accountTools.map(toLink), logOut]}
          />
        </>
      ) : (
        <PanelSection links={[goToItem, ...visitorTools.map(toLink), logIn]} />
      )}
      <div className={styles['appearance']}>
        <AppearanceSwitch />
      </div>
      <ProductLinks />
    </div>
  );
}
