/**
 * Sends calls and turns whatever happens into an answer or an `ApiError`. It knows nothing of single operations:
 * an endpoint that needs another transport names it in its extra options.
 */
import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query';
import type { ApiError } from '@/protocol/apiError';
import type { OperationPath } from '@/protocol/operations';
import { type ApiContext, readApiContext } from './apiContext';
import { type CallOutcome, readAnswer } from './readAnswer';

/** A call: its payload, and for an upload the content of the part `file`. */
export interface CallRequest {
  path: OperationPath;
  payload: object | undefined;
  file?: Blob;
}

/** Carries out one call. Never throws. */
export type Transport = (request: CallRequest, api: BaseQueryApi) => Promise<CallOutcome>;

export interface CallOptions {
  transport?: Transport;
}

/** The base query of the one api. */
export const baseQuery: BaseQueryFn<CallRequest, unknown, ApiError, CallOptions | undefined> = (
  request,
  api,
  { transport = sendJson } = {},
) => transport(request, api);

/** The usual transport: a JSON object both ways (api 2.1). */
export async function sendJson(
  request: CallRequest,
  { extra, signal }: BaseQueryApi,
): Promise<CallOutcome> {
  const context = readApiContext(extra);
  try {
    const response = await (takeAhead(context, request) ?? post(context, request, signal));
    return readAnswer(response.status, await response.text());
  } catch {
    return { error: { kind: signal.aborted ? 'aborted' : 'network' } };
  }
}

/** Sends calls whose answers will be wanted, before there is a store to ask for them. */
export function callAhead(context: ApiContext, requests: readonly CallRequest[]): void {
  for (const request of requests) {
    const response = post(context, request);
    response.catch(() => {
      // Whoever takes it deals with it.
    });
    context.ahead?.set(callKey(request), response);
  }
}

function takeAhead({ ahead }: ApiContext, request: CallRequest): Promise<Response> | undefined {
  const key = callKey(request);
  const response = ahead?.get(key);
  ahead?.delete(key);
  return response;
}

function callKey({ path, payload }: CallRequest): string {
  return path + toJsonText(payload);
}

function post(
  context: ApiContext,
  { path, payload }: CallRequest,
  signal?: AbortSignal,
): Promise<Response> {
  return fetch(callUrl(context, path), {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json', ...csrfHeader(context) },
    body: toJsonText(payload),
    ...(signal && { signal }),
  });
}

export function callUrl({ baseUrl }: ApiContext, path: OperationPath): string {
  return `${baseUrl}/server/api${path}`;
}

/** Visitors without a session have no token and need none (api 1.6). */
export function csrfHeader({ csrfToken }: ApiContext): Record<string, string> {
  return csrfToken === null ? {} : { 'X-CSRF-Token': csrfToken };
}

/** The server refuses every raw control character, U+007F too, which JSON leaves as it is (api 2.1). */
export function toJsonText(payload: object | undefined): string {
  return JSON.stringify(payload ?? {}).replaceAll('\u007f', '\\u007f');
}
