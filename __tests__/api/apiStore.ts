import { configureStore } from '@reduxjs/toolkit';
import { http, HttpResponse } from 'msw';
import { mswServer } from '@tests/setup/mswServer';
import type { ApiContext } from '@/api/apiContext';
import { baseApi } from '@/api/baseApi';
import { entityReducers } from '@/entities/entityReducers';
import type { OperationPath } from '@/protocol/operations';

export const baseUrl = 'http://localhost/tracker';

/** A store of api and entities alone, as signed in on a server at `baseUrl`. */
export function createApiStore(context: ApiContext = { baseUrl, userId: 7, csrfToken: 'token-1' }) {
  return configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer, ...entityReducers },
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: context },
        // A busy machine is no fault of the state.
        immutableCheck: { warnAfter: Infinity },
        serializableCheck: { warnAfter: Infinity },
      }).concat(baseApi.middleware),
  });
}

/** Lets the server answer one call until the test ends. */
export function answerCall(
  path: OperationPath,
  answer: (request: Request) => Response | Promise<Response>,
): void {
  mswServer.use(http.post(`${baseUrl}/server/api${path}`, ({ request }) => answer(request)));
}

/** Lets a call succeed; requests are collected in the answer. */
export function succeed(path: OperationPath, result: unknown): Request[] {
  const requests: Request[] = [];
  answerCall(path, (request) => {
    requests.push(request);
    return HttpResponse.json({ result });
  });
  return requests;
}
