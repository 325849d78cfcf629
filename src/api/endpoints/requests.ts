import { requestOperations } from '@/protocol/operations/requests';
import { baseApi } from '../baseApi';
import { endpointsOf } from '../endpointsOf';
import { listOf, one } from '../tags';
import { globalData, whenSaved } from '../whenSaved';

export const requestsApi = baseApi.injectEndpoints({
  endpoints: (build) =>
    endpointsOf(build, requestOperations, {
      listRequests: [listOf('Request')],
      loadRequest: ({ requestId }) => [one('Request', requestId)],
      /** A request that is approved becomes a user and member of projects. */
      approveRequest: whenSaved([
        ...globalData,
        listOf('Member'),
        listOf('Request'),
        listOf('User'),
      ]),
      rejectRequest: whenSaved([listOf('Request')]),
    }),
});
