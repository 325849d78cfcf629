import { FormattedMessage } from 'react-intl';
import type { ChangeEntry, HistoryBlock } from '@/entities/historyBlocks';
import type { IssueMovedEntry } from '@/protocol/issues';
import { Initials } from '@/ui/Initials';
import { LinkedText } from '@/ui/LinkedText';
import styles from './ChangesEntry.module.css';
import type { EntryContext } from './entryContext';
import { EntryFrame } from './EntryFrame';
import { detailsSentences } from './messages';
import { StampTime } from './StampTime';

interface ChangesEntryProps extends EntryContext {
  block: HistoryBlock;
  entries: readonly (ChangeEntry | IssueMovedEntry)[];
  isTarget: boolean;
}

/** Who changed what, from what to what, in one muted line as long as it fits. */
export function ChangesEntry({ block, entries, isTarget, words, links }: ChangesEntryProps) {
  return (
    <EntryFrame itemId={block.itemId} kind="changes" isTarget={isTarget}>
      <div className={styles['line']}>
        <div>
          <Initials name={words.author(block.createdBy)} />
          <span className={styles['author']}>{words.author(block.createdBy)}</span>
          <ul className={styles['changes']}>
            {entries.map((entry) => {
              const { label, from, to } = words.change(entry);
              const values = {
                label: <bdi>{label}</bdi>,
                from: (
                  <bdi>
                    <LinkedText tokens={links.inText(from)} />
                  </bdi>
                ),
                to: (
                  <bdi>
                    <LinkedText tokens={links.inText(to)} />
                  </bdi>
                ),
              };
              return (
                <li key={entry.id} className={styles['change']}>
                  {from === '' ? (
                    <FormattedMessage {...detailsSentences.newValue} values={values} />
                  ) : (
                    <FormattedMessage {...detailsSentences.change} values={values} />
                  )}
                </li>
              );
            })}
          </ul>
        </div>
        <span className={styles['time']}>
          <StampTime seconds={block.createdDate} words={words} />
        </span>
      </div>
    </EntryFrame>
  );
}
