import type { Words } from '@/i18n/words';
import { hasLinks, type ListCell, type ListRow } from '@/lib/issueList/rowFormat';
import { classNames } from '@/ui/classNames';
import { Icon } from '@/ui/Icon';
import { MailIcon } from '@/ui/icons';
import { LinkedText } from '@/ui/LinkedText';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { cellContent } from './cellContent';
import styles from './IssueName.module.css';
import { statusMessages } from './statusMessages';

interface MarkedNameProps {
  row: ListRow;
  cell: ListCell;
  isSelected: boolean;
  words: Words;
}

/**
 * The name of an issue after its marks: a disc for unread, a ring for modified, a letter for subscribed. Their words have
 * a direction of their own: where that of the whole goes by its text, that is the name. All of it is one element, by which a
 * press on the name is told from one beside it.
 */
export function MarkedName({ row, cell, isSelected, words }: MarkedNameProps) {
  const { marker, isSubscribed } = row;
  // Marks and text are then in the name of the row's link, which lies beside them.
  const isSaid = hasLinks(cell);
  return (
    <span className={classNames(marker === 'unread' && styles['isUnread'])}>
      {isSelected && (
        <span data-selected="" dir="auto">
          <VisuallyHidden>{words.formatMessage(statusMessages.selected)}</VisuallyHidden>
        </span>
      )}
      {marker && (
        <span
          className={classNames(styles['marker'], styles[marker])}
          dir="auto"
          data-tip={words.formatMessage(statusMessages[marker])}
          aria-hidden={isSaid || undefined}
        >
          <VisuallyHidden>{words.formatMessage(statusMessages[marker])}</VisuallyHidden>
        </span>
      )}
      {isSubscribed && (
        <span
          className={styles['subscribed']}
          dir="auto"
          data-tip={words.formatMessage(statusMessages.subscribed)}
          aria-hidden={isSaid || undefined}
        >
          <Icon icon={MailIcon} />
          <VisuallyHidden>{words.formatMessage(statusMessages.subscribed)}</VisuallyHidden>
        </span>
      )}
      {isSaid ? <LinksOf cell={cell} /> : cellContent(cell)}
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
