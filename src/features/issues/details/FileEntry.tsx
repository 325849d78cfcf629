import { useId } from 'react';
import { isImageName } from '@/lib/fileNames';
import type { FileEntry as AttachedFile } from '@/protocol/issues';
import { useBaseUrl } from '@/routing/HostContext';
import { hostLinks } from '@/routing/hostLinks';
import { issuePaths } from '@/routing/paths/issues';
import { RichText } from '@/ui/RichText';
import type { EntryContext } from './entryContext';
import { EntryFrame } from './EntryFrame';
import { EntryHeader } from './EntryHeader';
import styles from './FileEntry.module.css';
import { FileMark } from './FileMark';
import { FilePicture, hasPicture } from './FilePicture';
import { LastEdited } from './LastEdited';

interface FileEntryProps extends EntryContext {
  entry: AttachedFile;
  isTarget: boolean;
}

/** An attached file as a row. */
export function FileEntry({ entry, isTarget, ...context }: FileEntryProps) {
  const { issueId, words, links } = context;
  const headingId = useId();
  const content = hostLinks.file(useBaseUrl(), entry.id);
  const href = isImageName(entry.name)
    ? `#${issuePaths.imagePreview.url({ issueId, fileId: entry.id })}`
    : content;

  return (
    <EntryFrame itemId={entry.id} kind="file" isTarget={isTarget} labelledBy={headingId}>
      <FileMark name={entry.name} />
      <div className={styles['body']}>
        <EntryHeader
          headingId={headingId}
          kind="file"
          issueId={issueId}
          entry={entry}
          words={words}
        />
        <p className={styles['file']}>
          <a className={styles['name']} href={href}>
            {entry.name}
          </a>
          <span className={styles['size']}>{words.size(entry.size)}</span>
        </p>
        {hasPicture(entry) && <FilePicture name={entry.name} src={content} href={href} />}
        {entry.description !== '' && <RichText html={links.inHtml(entry.description)} />}
        <LastEdited added={entry} text={entry} words={words} />
      </div>
    </EntryFrame>
  );
}
