import { commentsApi } from '@/api/endpoints/comments';
import { watchAnswer } from '@/forms/confirmGuard';
import { confirmSentences } from '@/forms/confirmMessages';
import { defineConfirm } from '@/forms/defineConfirm';
import { actionMessages } from '@/i18n/actionMessages';
import type { Answer } from '@/protocol/operations';
import { issuePaths } from '@/routing/paths/issues';
import { wasIn } from '@/saving/useWas';
import { changersOfEntry } from '../changers';
import { noteNeighbour } from '../details/noteNeighbour';
import { type CommentParams, ownCommentQuery } from './commentQuery';
import { toCommentValues } from './commentValues';
import { commentMessages, commentPrompts } from './messages';

export const deleteComment = defineConfirm<CommentParams, Answer<'loadComment'> | undefined>({
  queries: ({ params }) => [ownCommentQuery(params)],
  title: commentMessages.deleteComment,
  prompt: commentPrompts.deleteComment,
  subject: ({ params }) => `#${params.commentId}`,
  kind: 'danger',
  guard: watchAnswer({
    query: ownCommentQuery,
    fields: ({ text }) => [{ label: commentMessages.comment, text }],
    authors: (context) => changersOfEntry(context, context.params.commentId),
  }),
  submitLabel: actionMessages.delete,
  done: confirmSentences.deletedNamed,
  leaves: ({ params: { issueId, commentId }, state }) => noteNeighbour(state, issueId, commentId),
  submit: ({ params: { commentId }, state }, _isForced, was) =>
    commentsApi.endpoints.deleteComment.initiate({
      commentId,
      ...(was && wasIn(state, toCommentValues(was))),
    }),
  backTo: ({ params: { issueId } }) => issuePaths.issueDetails.url({ issueId }),
});
