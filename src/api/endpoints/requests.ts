import type { Answer, Payload } from '@/protocol/operations';
import { baseApi } from '../baseApi';
import { call } from '../call';
import { globalData, listOf, one, whenSaved } from '../tags';

export const requestsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listRequests: build.query<Answer<'listRequests'>, Payload<'listRequests'>>({
      query: call('/users/requests/list.php'),
      providesTags: [listOf('Request')],
    }),
    loadRequest: build.query<Answer<'loadRequest'>, Payload<'loadRequest'>>({
      query: call('/users/requests/load.php'),
      providesTags: (_answer, _error, { requestId }) => [one('Request', requestId)],
    }),
    /** A request that is approved becomes a user and member of projects. */
    approveRequest: build.mutation<Answer<'approveRequest'>, Payload<'approveRequest'>>({
      query: call('/users/requests/approve.php'),
      invalidatesTags: whenSaved(() => [
        ...globalData,
        listOf('Member'),
        listOf('Request'),
        listOf('User'),
      ]),
    }),
    rejectRequest: build.mutation<Answer<'rejectRequest'>, Payload<'rejectRequest'>>({
      query: call('/users/requests/reject.php'),
      invalidatesTags: whenSaved(() => [listOf('Request')]),
    }),
  }),
});
