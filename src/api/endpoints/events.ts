import type { Answer, Payload } from '@/protocol/operations';
import { baseApi } from '../baseApi';
import { call } from '../call';

/** The log grows with every call, so nothing can tell when it is stale: pages always load it anew. */
export const eventsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listEvents: build.query<Answer<'listEvents'>, Payload<'listEvents'>>({
      query: call('/events/list.php'),
    }),
    loadEvent: build.query<Answer<'loadEvent'>, Payload<'loadEvent'>>({
      query: call('/events/load.php'),
    }),
  }),
});
