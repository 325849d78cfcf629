import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { CommentEntry as Comment } from '@/protocol/issues';
import { RichText } from '@/ui/RichText';
import { CommandMenu } from './CommandMenu';
import { commentCommands } from './commands';
import { type EntryContext, itemNumber } from './entryContext';
import { EntryFrame } from './EntryFrame';
import { EntryHeader } from './EntryHeader';
import { LastEdited } from './LastEdited';
import { detailsSentences } from './messages';

interface CommentEntryProps extends EntryContext {
  entry: Comment;
  isTarget: boolean;
}

/** A comment: the only card of the history. */
export function CommentEntry({ entry, isTarget, ...context }: CommentEntryProps) {
  const intl = useIntl();
  const { issueId, words, links, rights } = context;
  const headingId = useId();
  return (
    <EntryFrame itemId={entry.id} kind="comment" isTarget={isTarget} labelledBy={headingId}>
      <EntryHeader
        headingId={headingId}
        kind="comment"
        issueId={issueId}
        entry={entry}
        words={words}
      >
        <CommandMenu
          label={intl.formatMessage(detailsSentences.entryMenu, { number: itemNumber(entry.id) })}
          commands={commentCommands({ ...entry, issueId }, rights)}
        />
      </EntryHeader>
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
