import { ListPicture, type ListPictureProps } from '@/features/issues/picture';
import { listTitle } from '@/lib/issueList/listTitle';
import { hostLinks } from '@/routing/hostLinks';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import styles from '../AppShell.module.css';
import bar from '../navbar/Navbar.module.css';
import { barMessages } from '../navbar/barMessages';

interface EarlyShellProps extends ListPictureProps {
  baseUrl: string;
}

/** The shell before the client is there: the bars in their places, without their menus, and the list. */
export function EarlyShell({ baseUrl, global, words, ...listed }: EarlyShellProps) {
  return (
    <div className={styles['shell']}>
      <header className={bar['header']}>
        <nav className={bar['bar']} aria-label={words.formatMessage(barMessages.mainNavigation)}>
          <a className={bar['serverName']} href={hostLinks.client(baseUrl)} data-tip-cut="">
            {global.serverName}
          </a>
        </nav>
      </header>
      <div className={styles['workspace']}>
        <main className={styles['main']} tabIndex={-1} data-density={listed.density}>
          <VisuallyHidden isPrinted>
            <h1>{listTitle(listed.place)}</h1>
          </VisuallyHidden>
          <ListPicture global={global} words={words} {...listed} />
        </main>
      </div>
    </div>
  );
}
