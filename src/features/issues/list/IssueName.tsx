import { useIntl } from 'react-intl';
import { classNames } from '@/ui/classNames';
import { Icon } from '@/ui/Icon';
import { MailIcon } from '@/ui/icons';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import styles from './IssueName.module.css';
import { ListCellText } from './ListCellText';
import type { ListCell, ListRow } from './listRows';
import { listMessages } from './messages';

interface IssueNameProps {
  row: ListRow;
  cell: ListCell;
}

/** The name of an issue after its marks: a disc for unread, a ring for modified, a letter for subscribed. */
export function IssueName({ row: { marker, isSubscribed }, cell }: IssueNameProps) {
  const intl = useIntl();
  return (
    <span className={classNames(marker === 'unread' && styles['isUnread'])}>
      {marker && (
        <span
          className={classNames(styles['marker'], styles[marker])}
          data-tip={intl.formatMessage(listMessages[marker])}
        >
          <VisuallyHidden>{intl.formatMessage(listMessages[marker])}</VisuallyHidden>
        </span>
      )}
      {isSubscribed && (
        <span
          className={styles['subscribed']}
          data-tip={intl.formatMessage(listMessages.subscribed)}
        >
          <Icon icon={MailIcon} />
          <VisuallyHidden>{intl.formatMessage(listMessages.subscribed)}</VisuallyHidden>
        </span>
      )}
      <ListCellText cell={cell} />
    </span>
  );
}
