import { isUnread } from '@/lib/issueList/isUnread';
import type { LoadIssuePayload } from '@/protocol/issues';
import type { Answer, Payload } from '@/protocol/operations';
import { issueOperations } from '@/protocol/operations/issues';
import { baseApi } from '../baseApi';
import { call, endpointsOf } from '../endpointsOf';
import { alertStatus, listOf, one } from '../tags';

/** Reading issues: all that the shell itself needs. */
export const issuesApi = baseApi.injectEndpoints({
  endpoints: (build) =>
    endpointsOf(build, issueOperations, {
      listIssues: [listOf('Issue')],
      /**
       * With `history` this entry holds only the last increment: the whole issue is in the entity slice `issues`.
       * Always start it with a fresh argument of `loadIssueArg`.
       */
      loadIssue: build.query<Answer<'loadIssue'>, Payload<'loadIssue'>>({
        query: call(issueOperations.loadIssue),
        serializeQueryArgs: ({ queryArgs }) => identityOf(queryArgs),
        // Comments and files are edited by their own ids, so any of them may belong to any issue. Who only glances at
        // one, without its history, sees neither.
        providesTags: (_answer, _error, { issueId, history, html }) => [
          one('Issue', issueId),
          ...(html && !history ? [] : [listOf('Comment'), listOf('File')]),
        ],
        async onQueryStarted({ issueId, history, unread = false }, lifecycle) {
          if (!history) return;
          const { dispatch, getState, queryFulfilled } = lifecycle;
          const answer = await queryFulfilled.catch(() => null);
          if (!answer) return;
          const { stamp, subscribed } = answer.data.details;
          const lists = issuesApi.util.selectCachedArgsForQuery(getState(), 'listIssues');
          const read = unread ? 0 : stamp;

          /** Whether it turned from unread to read or back, as far as the lists know. */
          function markRows(isAgain: boolean) {
            let wasModified = false;
            for (const list of lists) {
              const { data } = issuesApi.endpoints.listIssues.select(list)(getState());
              // Looked for here and not in the draft, which would wrap every row before it.
              const index = data?.issues.findIndex(({ id }) => id === issueId) ?? -1;
              if (index < 0) continue;
              dispatch(
                issuesApi.util.updateQueryData('listIssues', list, ({ issues }) => {
                  const row = issues[index];
                  if (!row) return;
                  if (isAgain && row.read === read) {
                    // Marked already: it keeps from when it was read before.
                    wasModified = unread;
                    return;
                  }
                  wasModified ||= isUnread(row);
                  Object.assign(row, { readBefore: row.read, read, subscribed });
                }),
              );
            }
            return wasModified !== unread;
          }

          let hasTurned = markRows(false);
          // What a list on its way says may be of the time before.
          const late = lists.flatMap(
            (list) => dispatch(issuesApi.util.getRunningQueryThunk('listIssues', list)) ?? [],
          );
          if (late.length > 0) {
            await Promise.all(late);
            hasTurned = markRows(true) || hasTurned;
          }
          // The counts of the alerts change with it (screens 10.3).
          if (hasTurned) dispatch(issuesApi.util.invalidateTags([alertStatus]));
        },
      }),
      findItem: [],
    }),
});

/** Where a load continues, and whether it marks as unread, does not make it the load of something else. */
function identityOf({ modifiedSince: _from, unread: _mark, ...identity }: LoadIssuePayload) {
  return identity;
}
