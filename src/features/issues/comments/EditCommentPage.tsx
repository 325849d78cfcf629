import { formSource } from '@/forms/formSource';
import { useLoaded } from '@/windows/useLoaded';
import { definePage } from '@/windows/windowPage';
import { CommentForm } from './CommentForm';
import { type CommentParams, ownCommentQuery } from './commentQuery';
import { toCommentValues } from './commentValues';
import { commentMessages } from './messages';

export const page = definePage<CommentParams>({
  queries: ({ params }) => [ownCommentQuery(params)],
  title: () => ({ message: commentMessages.editComment }),
  Page: EditComment,
});

function EditComment({ issueId, commentId }: CommentParams) {
  const query = ownCommentQuery({ issueId, commentId });
  const comment = useLoaded(query);
  return (
    <CommentForm
      issueId={issueId}
      target={{ commentId, edits: formSource(query, toCommentValues) }}
      initialValues={toCommentValues(comment)}
    />
  );
}
