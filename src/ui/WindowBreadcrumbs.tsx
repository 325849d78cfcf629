import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { harmlessName } from '@/lib/bidiControls';
import { Icon } from './Icon';
import { PreviousIcon } from './icons';
import { uiMessages } from './messages';
import styles from './WindowFrame.module.css';

export interface Breadcrumb {
  key: string;
  label: string;
  /** A raw path. */
  to: string;
}

interface WindowBreadcrumbsProps {
  breadcrumbs: readonly Breadcrumb[];
}

/** The way back up, root first. */
export function WindowBreadcrumbs({ breadcrumbs }: WindowBreadcrumbsProps) {
  const intl = useIntl();
  if (breadcrumbs.length === 0) return null;
  return (
    <nav aria-label={intl.formatMessage(uiMessages.breadcrumbs)}>
      <ol className={styles['breadcrumbs']}>
        {breadcrumbs.map(({ key, label, to }) => (
          <li key={key} className={styles['breadcrumb']}>
            <Link to={to}>
              <Icon icon={PreviousIcon} isDirectional />
              <bdi>{harmlessName(label)}</bdi>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
