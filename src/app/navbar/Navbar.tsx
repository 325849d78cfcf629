import { useId } from 'react';
import { useIntl } from 'react-intl';
import { selectIsAuthenticated, selectServerName } from '@/entities/session';
import { screenMessages } from '@/i18n/screenMessages';
import { useBaseUrl } from '@/routing/HostContext';
import { hostLinks } from '@/routing/hostLinks';
import { issuePaths } from '@/routing/paths/issues';
import { useAppSelector } from '@/store/hooks';
import { IconButton } from '@/ui/IconButton';
import { FolderIcon, GoToItemIcon, MenuIcon } from '@/ui/icons';
import { useLazyPart } from '@/ui/useLazyPart';
import { AddIssueLink } from './AddIssueLink';
import { AlertsMenu } from './AlertsMenu';
import { AppearanceMenu } from './AppearanceMenu';
import { CaptionLink } from './CaptionLink';
import { panelPart } from './barParts';
import { barMessages } from './barMessages';
import { LogInLink } from './LogInLink';
import { navbarMessages } from './messages';
import styles from './Navbar.module.css';
import { ProductLinks } from './ProductLinks';
import { SkipToList } from './SkipToList';
import { selectVisitorTools } from './tools';
import { ToolsMenu } from './ToolsMenu';
import { useNavbarPanel } from './useNavbarPanel';
import { UserMenu } from './UserMenu';

/** The bar at the top. Below 768 px all but the most used folds into a panel (screens 7). */
export function Navbar() {
  const intl = useIntl();
  const baseUrl = useBaseUrl();
  const serverName = useAppSelector(selectServerName);
  const isAuthenticated = useAppSelector(selectIsAuthenticated);
  const visitorTools = useAppSelector(selectVisitorTools);
  const { isOpen, toggle, toggleRef } = useNavbarPanel();
  const { Part: NavbarPanel, whenThere } = useLazyPart(panelPart);
  const panelId = useId();

  return (
    <header className={styles['header']}>
      <SkipToList />
      <nav className={styles['bar']} aria-label={intl.formatMessage(barMessages.mainNavigation)}>
        <a className={styles['serverName']} href={hostLinks.client(baseUrl)} data-tip-cut="">
          {serverName}
        </a>
        <AddIssueLink />
        <div className={styles['wide']}>
          <CaptionLink
            href={`#${issuePaths.goToItem.url({})}`}
            icon={GoToItemIcon}
            caption={intl.formatMessage(screenMessages.goToItem)}
          />
          {isAuthenticated && <ToolsMenu />}
          {!isAuthenticated &&
            visitorTools.map((tool) => (
              <CaptionLink
                key={tool.path}
                href={`#${tool.path}`}
                icon={FolderIcon}
                caption={intl.formatMessage(tool.message)}
              />
            ))}
          {isAuthenticated ? <UserMenu /> : <LogInLink />}
        </div>
        {isAuthenticated && <AlertsMenu />}
        <div className={styles['wide']}>
          <AppearanceMenu />
          <ProductLinks />
        </div>
        <IconButton
          className={styles['toggle']}
          ref={toggleRef}
          label={intl.formatMessage(navbarMessages.menu)}
          icon={MenuIcon}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={() => {
            whenThere(toggle);
          }}
        />
      </nav>
      {isOpen && NavbarPanel && <NavbarPanel panelId={panelId} />}
    </header>
  );
}
