import { useIntl } from 'react-intl';
import { Icon } from './Icon';
import { PreviousIcon } from './icons';
import { uiMessages } from './messages';
import styles from './WindowFrame.module.css';

export interface Breadcrumb {
  key: string;
  label: string;
  href: string;
}

/** The way back up, root first. */
export function WindowBreadcrumbs({ breadcrumbs }: { breadcrumbs: readonly Breadcrumb[] }) {
  const intl = useIntl();
  if (breadcrumbs.length === 0) return null;
  return (
    <nav aria-label={intl.formatMessage(uiMessages.breadcrumbs)}>
      <ol className={styles['breadcrumbs']}>
        {breadcrumbs.map(({ key, label, href }) => (
          <li key={key} className={styles['breadcrumb']}>
            <a href={href}>
              <Icon icon={PreviousIcon} />
              <bdi>{label}</bdi>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
