import { useIntl } from 'react-intl';
import { hasLinks, type ListCell, type ListRow } from '@/lib/issueList/rowFormat';
import { selectSelectedIds } from '@/screen/selection';
import { useAppSelector } from '@/store/hooks';
import { classNames } from '@/ui/classNames';
import { Icon } from '@/ui/Icon';
import { CheckIcon, MailIcon } from '@/ui/icons';
import { LinkedText } from '@/ui/LinkedText';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import styles from './IssueName.module.css';
import { ListCellText } from './ListCellText';
import { listMessages } from './messages';

interface IssueNameProps {
  row: ListRow;
  cell: ListCell;
}

/** The name of an issue after its marks: a tick for selected, a disc for unread, a ring for modified, a letter for subscribed. */
export function IssueName({ row: { issueId, marker, isSubscribed }, cell }: IssueNameProps) {
  const intl = useIntl();
  const isSelected = useAppSelector((state) => selectSelectedIds(state).includes(issueId));
  // Marks and text are then in the name of the row's link, which lies beside them.
  const isSaid = hasLinks(cell);
  return (
    <span className={classNames(marker === 'unread' && styles['isUnread'])}>
      {isSelected && (
        <span className={styles['selected']} data-selected="">
          <Icon icon={CheckIcon} />
          <VisuallyHidden>{intl.formatMessage(listMessages.selected)}</VisuallyHidden>
        </span>
      )}
      {marker && (
        <span
          className={classNames(styles['marker'], styles[marker])}
          data-tip={intl.formatMessage(listMessages[marker])}
          aria-hidden={isSaid || undefined}
        >
          <VisuallyHidden>{intl.formatMessage(listMessages[marker])}</VisuallyHidden>
        </span>
      )}
      {isSubscribed && (
        <span
          className={styles['subscribed']}
          data-tip={intl.formatMessage(listMessages.subscribed)}
          aria-hidden={isSaid || undefined}
        >
          <Icon icon={MailIcon} />
          <VisuallyHidden>{intl.formatMessage(listMessages.subscribed)}</VisuallyHidden>
        </span>
      )}
      {isSaid ? <LinksOf cell={cell} /> : <ListCellText cell={cell} />}
    </span>
  );
}

/** The cell with its links for everyone and its text for the eye only. */
function LinksOf({ cell }: { cell: ListCell }) {
  if (cell.kind !== 'tokens') return null;
  return cell.tokens.map((token, index) =>
    token.href === undefined ? (
      <span key={index} aria-hidden="true">
        {token.text}
      </span>
    ) : (
      <LinkedText key={index} tokens={[token]} />
    ),
  );
}
