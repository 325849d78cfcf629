import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { CommandMenu } from '@/commands/CommandMenu';
import { issuePaths } from '@/routing/paths/issues';
import { People } from '@/ui/People';
import { entryMenu } from './commands';
import styles from './EntryHeader.module.css';
import { itemNumber } from './entryContext';
import { detailsSentences } from './messages';
import { isoTime, StampTime } from './StampTime';
import type { HistoryWords } from './useHistoryWords';

interface EntryHeaderProps {
  headingId: string;
  kind: 'comment' | 'file';
  issueId: number;
  entry: { id: number; createdDate: number; createdBy: number };
  words: HistoryWords;
  /** What edits the entry, beside its menu. */
  children?: ReactNode;
}

const headings = {
  comment: detailsSentences.commentHeading,
  file: detailsSentences.fileHeading,
};

/** Who added a comment or file, when, the address of it, and what can be done with it. */
export function EntryHeader(props: EntryHeaderProps) {
  const { headingId, kind, issueId, entry, words, children } = props;
  const intl = useIntl();
  const author = words.author(entry.createdBy);
  return (
    <header className={styles['header']}>
      {/* In a list of headings, where the rest of the line is missing, a name alone would say too little. */}
      <h3
        className={styles['author']}
        id={headingId}
        aria-label={intl.formatMessage(headings[kind], {
          author,
          time: words.time(entry.createdDate),
        })}
      >
        <People names={[author]} />
      </h3>
      <StampTime seconds={entry.createdDate} words={words} />
      <a
        className={styles['number']}
        href={`#${issuePaths.issueItem.url({ issueId, itemId: entry.id })}`}
        aria-label={intl.formatMessage(detailsSentences.entryLink, { itemId: String(entry.id) })}
        data-tip-moment={isoTime(entry.createdDate)}
      >
        {itemNumber(entry.id)}
      </a>
      <div className={styles['menu']}>
        {children}
        <CommandMenu
          label={intl.formatMessage(detailsSentences.entryMenu, { number: itemNumber(entry.id) })}
          groups={entryMenu}
          target={{
            kind: 'entry',
            what: kind,
            issueId,
            itemId: entry.id,
            createdBy: entry.createdBy,
          }}
        />
      </div>
    </header>
  );
}
