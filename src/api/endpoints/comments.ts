import type { Answer, Payload } from '@/protocol/operations';
import { baseApi } from '../baseApi';
import { call } from '../call';
import { listOf, one, whenSaved } from '../tags';

export const commentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    loadComment: build.query<Answer<'loadComment'>, Payload<'loadComment'>>({
      query: call('/issues/comments/load.php'),
      providesTags: (_answer, _error, { commentId }) => [one('Comment', commentId)],
    }),
    addComment: build.mutation<Answer<'addComment'>, Payload<'addComment'>>({
      query: call('/issues/comments/add.php'),
      invalidatesTags: whenSaved(({ issueId }) => [one('Issue', issueId), listOf('Issue')]),
    }),
    editComment: build.mutation<Answer<'editComment'>, Payload<'editComment'>>({
      query: call('/issues/comments/edit.php'),
      invalidatesTags: whenSaved(({ commentId }) => [
        one('Comment', commentId),
        listOf('Comment'),
        listOf('Issue'),
      ]),
    }),
    deleteComment: build.mutation<Answer<'deleteComment'>, Payload<'deleteComment'>>({
      query: call('/issues/comments/delete.php'),
      invalidatesTags: whenSaved(() => [listOf('Comment'), listOf('Issue')]),
    }),
  }),
});
