import type { Answer, Payload } from '@/protocol/operations';
import { readApiContext } from '../apiContext';
import { baseApi } from '../baseApi';
import { sendJson, type Transport } from '../baseQuery';
import { call } from '../call';

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
  endpoints: (build) => ({
    getInfo: build.query<Answer<'getInfo'>, Payload<'getInfo'>>({
      query: call('/info.php'),
    }),
    login: build.mutation<Omit<Answer<'login'>, 'csrfToken'>, Payload<'login'>>({
      query: call('/login.php'),
      extraOptions: { transport: sendLogin },
    }),
    getUpdate: build.query<Answer<'getUpdate'>, Payload<'getUpdate'>>({
      query: call('/update.php'),
    }),
  }),
});
