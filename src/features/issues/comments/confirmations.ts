import { commentsApi } from '@/api/endpoints/comments';
import { defineConfirm } from '@/forms/defineConfirm';
import { actionMessages } from '@/i18n/actionMessages';
import { issuePaths } from '@/routing/paths/issues';
import { type CommentParams, ownCommentQuery } from './commentQuery';
import { commentMessages, commentPrompts } from './messages';

export const deleteComment = defineConfirm<CommentParams>({
  queries: ({ params }) => [ownCommentQuery(params)],
  title: commentMessages.deleteComment,
  prompt: commentPrompts.deleteComment,
  subject: ({ params }) => `#${params.commentId}`,
  kind: 'danger',
  submitLabel: actionMessages.delete,
  submit: ({ params: { commentId } }) =>
    commentsApi.endpoints.deleteComment.initiate({ commentId }),
  backTo: ({ params: { issueId } }) => issuePaths.issueDetails.url({ issueId }),
});
