import { commentsApi } from '@/api/endpoints/comments';
import { screenQuery } from '@/windows/screenQuery';
import type { IssueParams } from '../issueQueries';

/** The address of a page about one comment. */
export interface CommentParams extends IssueParams {
  commentId: number;
}

const { loadComment } = commentsApi.endpoints;

/** The source of a comment. */
export function commentQuery({ issueId, commentId }: CommentParams) {
  return screenQuery(loadComment, { issueId, commentId });
}

/** The same for those who may change it; others are refused with 301. */
export function ownCommentQuery({ issueId, commentId }: CommentParams) {
  return screenQuery(loadComment, { issueId, commentId, access: 'adminOrOwner' });
}
