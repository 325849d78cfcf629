import { useId } from 'react';
import type { FileEntry as AttachedFile } from '@/protocol/issues';
import { useBaseUrl } from '@/routing/HostContext';
import { hostLinks } from '@/routing/hostLinks';
import { RichText } from '@/ui/RichText';
import type { EntryContext } from './entryContext';
import { EntryFrame } from './EntryFrame';
import { EntryHeader } from './EntryHeader';
import styles from './FileEntry.module.css';
import { FileMark } from './FileMark';
import { LastEdited } from './LastEdited';

interface FileEntryProps extends EntryContext {
  entry: AttachedFile;
  isTarget: boolean;
}

/** An attached file as a row (screens 10.8). */
export function FileEntry({ entry, isTarget, issueId, words, links }: FileEntryProps) {
  const headingId = useId();
  const href = hostLinks.file(useBaseUrl(), entry.id);

  return (
    <EntryFrame itemId={entry.id} kind="file" isTarget={isTarget} labelledBy={headingId}>
      <FileMark name={entry.name} size={entry.size} href={href} />
      <div className={styles['body']}>
        <EntryHeader headingId={headingId} issueId={issueId} entry={entry} words={words} />
        <p className={styles['file']}>
          <a className={styles['name']} href={href}>
            {entry.name}
          </a>
          <span className={styles['size']}>{words.size(entry.size)}</span>
        </p>
        {entry.description !== '' && <RichText html={links.inHtml(entry.description)} />}
        <LastEdited
          added={entry}
          modifiedDate={entry.modifiedDate}
          modifiedBy={entry.modifiedBy}
          words={words}
        />
      </div>
    </EntryFrame>
  );
}
