/**
 * A look at any list, most often at its beginning, as on the desk and in the search in all types. It is taken on the client's own
 * account, so it leaves no trace on the server.
 */
import { baseApi } from '@/api/baseApi';
import { baseQuery } from '@/api/baseQuery';
import { call } from '@/api/endpointsOf';
import { Column } from '@/protocol/enums';
import type { IssueList, IssueListQuery } from '@/protocol/issues';
import { issueOperations } from '@/protocol/operations/issues';
import { pageSizes } from '@/protocol/firstLimits';
import type { Id } from '@/protocol/scalars';
import { listedPayload } from '@/routing/paths/lists';
import { matchList } from '@/routing/paths/matchList';
import { viewToKeep } from '@/screen/viewToKeep';
import type { RootState } from '@/store/rootReducer';

/** Which list: its type, and the raw path that leads to it. */
export type ListLook = {
  typeId: Id;
  path: string;
  /** Where the look goes on; absent: at the beginning. */
  offset?: number;
};

/** So many issues a look at the beginning tells of, as many as the list itself. */
export const firstSlice = pageSizes.issues;

/** And one further down: some looks are enough for hundreds, and none keeps a server long. */
export const deeperSlice = 150;

const request = call(issueOperations.listIssues);

/** Seconds that answers stay, so that whoever comes back from an issue sees the desk at once. */
const keptFor = 300;

export const listLooks = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The issues of a list that were changed last. A server takes the view of every list it is asked for as the one the
     * type opens with (protocol 4.4), so the right one is asked for again, whatever has become of the question; also
     * when that was called off.
     */
    lookAtList: build.query<IssueList, ListLook>({
      keepUnusedDataFor: keptFor,
      async queryFn(question, api, options) {
        const payload = lookPayload(question);
        const asked = payload.viewId ?? null;
        const wanted = () => viewToKeep(api.getState() as RootState, question.typeId);
        const toTheEnd = { ...api, signal: new AbortController().signal };
        // Called off, a server may still carry it out, and later than what puts the view right.
        const isHarmless = wanted() === asked;
        const answer = await baseQuery(request(payload), isHarmless ? api : toTheEnd, options);
        const viewId = wanted();
        if (viewId !== asked) {
          const place = viewId === null ? { typeId: question.typeId } : { viewId };
          const putRight = request({ ...place, offset: 0, limit: 1, html: false });
          const kept = await baseQuery(putRight, toTheEnd, options);
          if (kept.error) return { error: kept.error };
        }
        return answer.error ? { error: answer.error } : { data: answer.data as IssueList };
      },
    }),
  }),
});

/** By the date of the last change, which may be asked for where that column is shown (protocol 8.2). */
function lookPayload({ typeId, path, offset = 0 }: ListLook): IssueListQuery {
  const place = matchList(path);
  return {
    ...((place && listedPayload(place)) ?? { typeId }),
    sortColumn: Column.modifiedDate,
    sortAscending: false,
    offset,
    limit: offset === 0 ? firstSlice : deeperSlice,
    html: false,
    allColumns: true,
  };
}
