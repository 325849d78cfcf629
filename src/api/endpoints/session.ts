import type { Answer, Payload } from '@/protocol/operations';
import { sessionOperations } from '@/protocol/operations/session';
import { readApiContext } from '../apiContext';
import { baseApi } from '../baseApi';
import { sendJson, type Transport } from '../baseQuery';
import { call, endpointsOf } from '../endpointsOf';
import { freshness } from '../freshness';

/** Puts the new session's token where calls find it, and keeps it out of the state. */
const sendLogin: Transport = async (request, api) => {
  const outcome = await sendJson(request, api);
  if ('error' in outcome || !isLoginAnswer(outcome.data)) return outcome;
  const { csrfToken, ...data } = outcome.data;
  readApiContext(api.extra).csrfToken = csrfToken;
  return { data };
};

function isLoginAnswer(data: unknown): data is Answer<'login'> {
  return (
    typeof data === 'object' &&
    data !== null &&
    'csrfToken' in data &&
    typeof data.csrfToken === 'string'
  );
}

/** Calls about the server and the session itself. */
export const sessionApi = baseApi.injectEndpoints({
  endpoints: (build) =>
    endpointsOf(build, sessionOperations, {
      getInfo: [],
      login: build.mutation<Omit<Answer<'login'>, 'csrfToken'>, Payload<'login'>>({
        query: call(sessionOperations.login),
        extraOptions: { transport: sendLogin },
      }),
      getUpdate: build.query<Answer<'getUpdate'>, Payload<'getUpdate'>>({
        query: call(sessionOperations.getUpdate),
        keepUnusedDataFor: freshness.update,
      }),
    }),
});
