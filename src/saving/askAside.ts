import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ApiContext } from '@/api/apiContext';
import { askWhenFree } from '@/api/askWhenFree';
import { baseQuery, type Transport } from '@/api/baseQuery';
import { postCall } from '@/api/postCall';
import { readResponse } from '@/api/readAnswer';
import type { ApiError } from '@/protocol/apiError';
import { type Answer, type OperationName, operations, type Payload } from '@/protocol/operations';

/** An answer, and when the server gave it (ms since 1970 by the server's clock, if it said). */
export interface AsideAnswer<Result> {
  result: Result;
  at: number;
}

/**
 * Asks the server without telling the state: what a form or a save has to know, and nothing on screen shows. An answer
 * in the cache could take a form away from the one who types in it.
 *
 * Rejects with `ApiError`.
 */
export function askAside<Name extends OperationName>(
  name: Name,
  payload: Payload<Name>,
): ThunkAction<Promise<AsideAnswer<Answer<Name>>>, unknown, ApiContext, UnknownAction> {
  return async (dispatch, getState, context) => {
    const { signal, abort } = new AbortController();
    let at = Date.now();
    const transport: Transport = async (request) => {
      try {
        const ask = () => postCall(context, request);
        let response = await ask();
        // Also what saves: a server that has no room has done nothing.
        if (response.status === 503) {
          const saves = operations[name].kind === 'mutation';
          response = await askWhenFree(response, ask, signal, { saves });
        }
        at = Date.parse(response.headers.get('Date') ?? '') || Date.now();
        return await readResponse(response);
      } catch {
        return { error: { kind: 'network' } };
      }
    };
    const outcome = await baseQuery(
      { path: operations[name].path, payload },
      { signal, abort, dispatch, getState, extra: context, endpoint: name, type: 'query' },
      { transport },
    );
    if (outcome.error) throw asError(outcome.error);
    // The shape is that of the protocol, as in the endpoints.
    return { result: outcome.data as Answer<Name>, at };
  };
}

/** An `ApiError` as what is thrown; it stays one. */
function asError(error: ApiError): Error & ApiError {
  return Object.assign(new Error(error.kind), error);
}
