import type { LoadIssuePayload, ListedIssue } from '@/protocol/issues';
import type { Answer, Payload } from '@/protocol/operations';
import { baseApi } from '../baseApi';
import { call } from '../call';
import { alertStatus, listOf, one, whenSaved } from '../tags';

/** Reading issues: all that the shell itself needs. */
export const issuesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listIssues: build.query<Answer<'listIssues'>, Payload<'listIssues'>>({
      query: call('/issues/list.php'),
      providesTags: [listOf('Issue')],
    }),
    markIssues: build.mutation<Answer<'markIssues'>, Payload<'markIssues'>>({
      query: call('/issues/mark.php'),
      invalidatesTags: whenSaved(() => [listOf('Issue'), alertStatus]),
    }),
    /**
     * With `history` this entry holds only the last increment: the whole issue is in the entity slice `issues`.
     * Always start it with a fresh argument of `loadIssueArg`.
     */
    loadIssue: build.query<Answer<'loadIssue'>, Payload<'loadIssue'>>({
      query: call('/issues/load.php'),
      serializeQueryArgs: ({ queryArgs }) => identityOf(queryArgs),
      // Comments and files are edited by their own ids, so any of them may belong to any issue.
      providesTags: (_answer, _error, { issueId }) => [
        one('Issue', issueId),
        listOf('Comment'),
        listOf('File'),
      ],
      async onQueryStarted({ issueId, history, unread = false }, lifecycle) {
        if (!history) return;
        const { dispatch, queryFulfilled } = lifecycle;
        const answer = await queryFulfilled.catch(() => null);
        if (!answer) return;
        const { stamp, subscribed } = answer.data.details;

        let wasModified = false;
        for (const list of issuesApi.util.selectCachedArgsForQuery(
          lifecycle.getState(),
          'listIssues',
        )) {
          const { data } = issuesApi.endpoints.listIssues.select(list)(lifecycle.getState());
          const index = data?.issues.findIndex(({ id }) => id === issueId) ?? -1;
          if (index < 0) continue;
          wasModified ||= isModified(data?.issues[index]);
          dispatch(
            issuesApi.util.updateQueryData('listIssues', list, ({ issues }) => {
              const row = issues[index];
              if (row) Object.assign(row, { read: unread ? 0 : stamp, subscribed });
            }),
          );
        }
        // The counts of the alerts change when the issue turned from unread to read or back (screens 10.3).
        if (wasModified !== unread) dispatch(issuesApi.util.invalidateTags([alertStatus]));
      },
    }),
    findItem: build.query<Answer<'findItem'>, Payload<'findItem'>>({
      query: call('/issues/find.php'),
    }),
  }),
});

/** Where a load continues, and whether it marks as unread, does not make it the load of something else. */
function identityOf({
  issueId,
  description,
  attributes,
  history,
  filter,
  html,
  access,
}: LoadIssuePayload) {
  return { issueId, description, attributes, history, filter, html, access };
}

function isModified(row: ListedIssue | undefined): boolean {
  return row !== undefined && (row.read ?? 0) < row.stamp;
}
