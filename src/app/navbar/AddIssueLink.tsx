import { useIntl } from 'react-intl';
import { selectIsAuthenticated } from '@/entities/session';
import { commonMessages } from '@/i18n/commonMessages';
import { screenMessages } from '@/i18n/screenMessages';
import { issuePaths } from '@/routing/paths/issues';
import { useAppSelector } from '@/store/hooks';
import { selectListSelection } from '@/lists/listSelection';
import { AddIcon } from '@/ui/icons';
import { LinkButton } from '@/ui/LinkButton';
import styles from './Navbar.module.css';

/** Leads to a new issue of the listed type; without a type there is nothing to add. */
export function AddIssueLink() {
  const intl = useIntl();
  const isAuthenticated = useAppSelector(selectIsAuthenticated);
  const { type } = useAppSelector(selectListSelection);
  if (!isAuthenticated || !type) return null;

  return (
    <LinkButton
      variant="primary"
      icon={AddIcon}
      href={`#${issuePaths.addIssue.url({ typeId: type.typeId })}`}
      data-command="issue.add"
      data-tip={intl.formatMessage(screenMessages.addIssue)}
    >
      <span className={styles['addCaption']} aria-hidden="true">
        {intl.formatMessage(commonMessages.add)}
      </span>
      <span className={styles['hidden']}>{intl.formatMessage(screenMessages.addIssue)}</span>
    </LinkButton>
  );
}
