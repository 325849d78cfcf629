import type { Answer, Payload } from '@/protocol/operations';
import { baseApi } from '../baseApi';
import { call } from '../call';
import { listOf, one, whenSaved } from '../tags';

const issueAndLists = whenSaved(({ issueId }: { issueId: number }) => [
  one('Issue', issueId),
  listOf('Issue'),
]);

const listsOnly = whenSaved(() => [listOf('Issue')]);

export const issueChangesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    addIssue: build.mutation<Answer<'addIssue'>, Payload<'addIssue'>>({
      query: call('/issues/add.php'),
      invalidatesTags: listsOnly,
    }),
    cloneIssue: build.mutation<Answer<'cloneIssue'>, Payload<'cloneIssue'>>({
      query: call('/issues/clone.php'),
      invalidatesTags: listsOnly,
    }),
    editIssue: build.mutation<Answer<'editIssue'>, Payload<'editIssue'>>({
      query: call('/issues/edit.php'),
      invalidatesTags: issueAndLists,
    }),
    moveIssue: build.mutation<Answer<'moveIssue'>, Payload<'moveIssue'>>({
      query: call('/issues/move.php'),
      invalidatesTags: issueAndLists,
    }),
    // The issue itself is gone: asking for it again would only be refused.
    deleteIssue: build.mutation<Answer<'deleteIssue'>, Payload<'deleteIssue'>>({
      query: call('/issues/delete.php'),
      invalidatesTags: listsOnly,
    }),
    subscribeIssue: build.mutation<Answer<'subscribeIssue'>, Payload<'subscribeIssue'>>({
      query: call('/issues/subscribe.php'),
      invalidatesTags: issueAndLists,
    }),
    unsubscribeIssue: build.mutation<Answer<'unsubscribeIssue'>, Payload<'unsubscribeIssue'>>({
      query: call('/issues/unsubscribe.php'),
      invalidatesTags: issueAndLists,
    }),
    addDescription: build.mutation<Answer<'addDescription'>, Payload<'addDescription'>>({
      query: call('/issues/description/add.php'),
      invalidatesTags: issueAndLists,
    }),
    editDescription: build.mutation<Answer<'editDescription'>, Payload<'editDescription'>>({
      query: call('/issues/description/edit.php'),
      invalidatesTags: issueAndLists,
    }),
    deleteDescription: build.mutation<Answer<'deleteDescription'>, Payload<'deleteDescription'>>({
      query: call('/issues/description/delete.php'),
      invalidatesTags: issueAndLists,
    }),
    // A mutation, so that long texts do not become keys of the cache.
    previewMarkup: build.mutation<Answer<'previewMarkup'>, Payload<'previewMarkup'>>({
      query: call('/issues/preview.php'),
    }),
  }),
});
