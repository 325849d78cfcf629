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
  { path, payload }: CallRequest,
  { extra, signal }: BaseQueryApi,
): Promise<CallOutcome> {
  const context = readApiContext(extra);
  try {
    const response = await fetch(callUrl(context, path), {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json', ...csrfHeader(context) },
      body: toJsonText(payload),
      signal,
    });
    return readAnswer(response.status, await response.text());
  } catch {
    return { error: { kind: signal.aborted ? 'aborted' : 'network' } };
  }
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
