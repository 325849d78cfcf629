import { useId } from 'react';
import type { CommentEntry as Comment } from '@/protocol/issues';
import { RichText } from '@/ui/RichText';
import type { EntryContext } from './entryContext';
import { EntryFrame } from './EntryFrame';
import { EntryHeader } from './EntryHeader';
import { LastEdited } from './LastEdited';

interface CommentEntryProps extends EntryContext {
  entry: Comment;
  isTarget: boolean;
}

/** A comment: the only card of the history. */
export function CommentEntry({ entry, isTarget, issueId, words, links }: CommentEntryProps) {
  const headingId = useId();
  return (
    <EntryFrame itemId={entry.id} kind="comment" isTarget={isTarget} labelledBy={headingId}>
      <EntryHeader headingId={headingId} issueId={issueId} entry={entry} words={words} />
      <RichText html={links.inHtml(entry.text)} />
      <LastEdited
        added={entry}
        modifiedDate={entry.modifiedDate}
        modifiedBy={entry.modifiedBy}
        words={words}
      />
    </EntryFrame>
  );
}
