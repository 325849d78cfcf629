import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { issuePaths } from '@/routing/paths/issues';
import styles from './EntryHeader.module.css';
import { itemNumber } from './entryContext';
import { detailsSentences } from './messages';
import { StampTime } from './StampTime';
import type { HistoryWords } from './useHistoryWords';

interface EntryHeaderProps {
  headingId: string;
  issueId: number;
  entry: { id: number; createdDate: number; createdBy: number };
  words: HistoryWords;
  /** The menu of the entry. */
  children: ReactNode;
}

/** Who added a comment or file, when, and the address of it. */
export function EntryHeader({ headingId, issueId, entry, words, children }: EntryHeaderProps) {
  const intl = useIntl();
  return (
    <header className={styles['header']}>
      <h3 className={styles['author']} id={headingId}>
        {words.author(entry.createdBy)}
      </h3>
      <StampTime seconds={entry.createdDate} words={words} />
      <a
        className={styles['number']}
        href={`#${issuePaths.issueItem.url({ issueId, itemId: entry.id })}`}
        aria-label={intl.formatMessage(detailsSentences.entryLink, { itemId: String(entry.id) })}
      >
        {itemNumber(entry.id)}
      </a>
      <div className={styles['menu']}>{children}</div>
    </header>
  );
}
