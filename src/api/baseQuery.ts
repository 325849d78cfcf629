/**
 * Sends calls and turns whatever happens into an answer or an `ApiError`. It knows nothing of single operations:
 * an endpoint that needs another transport names it in its extra options.
 */
import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query';
import { type ApiError, isRefusal } from '@/protocol/apiError';
import { INVALID_CSRF_TOKEN, LOGIN_REQUIRED, SERVER_ERROR } from '@/protocol/callCodes';
import { readApiContext } from './apiContext';
import { type CallRequest, postCall, takeAhead } from './postCall';
import { type CallOutcome, readResponse } from './readAnswer';

/** Carries out one call. Never throws. */
export type Transport = (request: CallRequest, api: BaseQueryApi) => Promise<CallOutcome>;

export interface CallOptions {
  transport?: Transport;
}

/** The base query of the one api. */
export const baseQuery: BaseQueryFn<
  CallRequest,
  unknown,
  ApiError,
  CallOptions | undefined
> = async (request, api, { transport = sendJson } = {}) => {
  const context = readApiContext(api.extra);
  const token = context.csrfToken;
  const outcome = await transport(request, api);
  if (!('error' in outcome) || token === null) return outcome;
  if (isUnexplained(outcome.error)) {
    const page = await loadClientPage();
    return (await page?.hasSessionEnded(context)) ? loggedOut : outcome;
  }
  if (!isRefusal(outcome.error, INVALID_CSRF_TOKEN)) return outcome;
  // The session was replaced in another tab. If another call has found its token already, that will do.
  const page = await loadClientPage();
  const renewal = context.csrfToken === token ? page?.renewSession(context) : 'renewed';
  switch (await renewal) {
    case 'renewed':
      return transport(request, api);
    case 'otherUser':
      return { error: { kind: 'otherUser' } };
    case 'loggedOut':
      return loggedOut;
    case 'unreachable':
    case undefined:
      return outcome;
  }
};

/** What finds a new session is seldom needed; null where it could not be fetched. */
const loadClientPage = () =>
  import(/* webpackChunkName: "calls" */ './clientPage').catch(() => null);

const loggedOut: CallOutcome = { error: { kind: 'api', code: LOGIN_REQUIRED } };

/** On PHP 8 a real server fails so on every call of a session that has ended (protocol 8.14). */
function isUnexplained(error: ApiError): boolean {
  if (error.kind !== 'server' || error.status !== 500) return false;
  return error.code === undefined || error.code === SERVER_ERROR;
}

/** The usual transport: a JSON object both ways. */
export async function sendJson(
  request: CallRequest,
  { extra, signal, type }: BaseQueryApi,
): Promise<CallOutcome> {
  const context = readApiContext(extra);
  const ask = () => postCall(context, request, signal);
  try {
    let response = await (takeAhead(context, request) ?? ask());
    // A save is sent again by whoever sees that it failed: it may have been carried out.
    if (response.status === 503 && type === 'query') {
      const { askWhenFree } = await import(/* webpackChunkName: "calls" */ './askWhenFree');
      response = await askWhenFree(response, ask, signal, { context, request });
    }
    return await readResponse(response);
  } catch {
    return { error: { kind: signal.aborted ? 'aborted' : 'network' } };
  }
}
