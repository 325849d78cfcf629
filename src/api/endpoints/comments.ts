import { commentOperations } from '@/protocol/operations/comments';
import { baseApi } from '../baseApi';
import { endpointsOf } from '../endpointsOf';
import { listOf, one } from '../tags';
import { whenSaved } from '../whenSaved';

export const commentsApi = baseApi.injectEndpoints({
  endpoints: (build) =>
    endpointsOf(build, commentOperations, {
      loadComment: ({ commentId }) => [one('Comment', commentId)],
      addComment: whenSaved(({ issueId }) => [one('Issue', issueId), listOf('Issue')]),
      editComment: whenSaved(({ commentId }) => [
        one('Comment', commentId),
        listOf('Comment'),
        listOf('Issue'),
      ]),
      deleteComment: whenSaved([listOf('Comment'), listOf('Issue')]),
    }),
});
