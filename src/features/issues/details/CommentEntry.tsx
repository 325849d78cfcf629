import { useId } from 'react';
import type { CommentEntry as Comment } from '@/protocol/issues';
import { keyOf, selectIsEditing } from '@/screen/inlineEdit';
import { useAppSelector } from '@/store/hooks';
import { RichText } from '@/ui/RichText';
import { EditTextButton } from './EditTextButton';
import type { EntryContext } from './entryContext';
import { EntryFrame } from './EntryFrame';
import { EntryHeader } from './EntryHeader';
import { LastEdited } from './LastEdited';
import { commentEditor } from './lazyEditors';
import { changeComment, partOf } from './partCommands';

interface CommentEntryProps extends EntryContext {
  entry: Comment;
  isTarget: boolean;
}

/** A comment: the only card of the history. */
export function CommentEntry({ entry, isTarget, ...context }: CommentEntryProps) {
  const { issueId, words, links } = context;
  const headingId = useId();
  const part = partOf(issueId, `comment ${entry.id}`, entry.createdBy);
  const isEditing = useAppSelector((state) => selectIsEditing(state, part));
  const { Editor, preload } = commentEditor;
  const text = <RichText html={links.inHtml(entry.text)} />;
  return (
    <EntryFrame itemId={entry.id} kind="comment" isTarget={isTarget} labelledBy={headingId}>
      <EntryHeader
        headingId={headingId}
        kind="comment"
        issueId={issueId}
        entry={entry}
        words={words}
      >
        <EditTextButton command={changeComment} target={part} preload={preload} />
      </EntryHeader>
      {isEditing ? (
        <div data-editor={keyOf(part)}>
          <Editor issueId={issueId} commentId={entry.id} fallback={text} />
        </div>
      ) : (
        text
      )}
      <LastEdited added={entry} text={entry} words={words} />
    </EntryFrame>
  );
}
