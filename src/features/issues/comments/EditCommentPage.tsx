import { useRef } from 'react';
import type { FormSource } from '@/forms/formSource';
import { useWas } from '@/saving/useWas';
import { askAgain } from '@/windows/askAgain';
import { useLoaded } from '@/windows/useLoaded';
import { definePage } from '@/windows/windowPage';
import { CommentForm } from './CommentForm';
import { type CommentParams, ownCommentQuery } from './commentQuery';
import { type CommentValues, toCommentValues } from './commentValues';
import { commentCommandMessages } from './commandMessages';

export const page = definePage<CommentParams>({
  queries: ({ params }) => [ownCommentQuery(params)],
  title: () => ({ message: commentCommandMessages.editComment }),
  Page: EditComment,
});

function EditComment({ issueId, commentId }: CommentParams) {
  const query = ownCommentQuery({ issueId, commentId });
  const comment = useLoaded(query);
  const was = useWas();
  /** What the server had when it was asked last. */
  const before = useRef(toCommentValues(comment));

  const source: FormSource<CommentValues> = async (ask) => {
    before.current = toCommentValues(await ask(askAgain(query)));
    return before.current;
  };

  return (
    <CommentForm
      issueId={issueId}
      target={{ commentId, edits: source, wasBefore: () => was(before.current) }}
      initialValues={toCommentValues(comment)}
    />
  );
}
