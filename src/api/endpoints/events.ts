import { eventOperations } from '@/protocol/operations/events';
import { baseApi } from '../baseApi';
import { endpointsOf } from '../endpointsOf';

/** The log grows with every call, so nothing can tell when it is stale: pages always load it anew. */
export const eventsApi = baseApi.injectEndpoints({
  endpoints: (build) =>
    endpointsOf(build, eventOperations, {
      listEvents: [],
      loadEvent: [],
    }),
});
