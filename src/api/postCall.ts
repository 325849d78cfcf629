/** Sends calls, also before there is a store to ask for them: it is part of the `client` script. */
import type { OperationPath } from '@/protocol/operations';
import type { ApiContext } from './apiContext';

/** A call: its payload, and for an upload the content of the part `file`. */
export interface CallRequest {
  path: OperationPath;
  payload: object | undefined;
  file?: Blob;
}

/** Sends calls whose answers will be wanted, before there is a store to ask for them. */
export function callAhead(context: ApiContext, requests: readonly CallRequest[]): void {
  for (const request of requests) {
    const response = postCall(context, request);
    response.catch(() => {
      // Whoever takes it deals with it.
    });
    context.ahead?.set(callKey(request), response);
  }
}

/** The answer to a call that came before the call. */
export function takeAhead(
  { ahead }: ApiContext,
  request: CallRequest,
): Promise<Response> | undefined {
  const key = callKey(request);
  const response = ahead?.get(key);
  ahead?.delete(key);
  return response;
}

/** What tells calls apart in `ApiContext.ahead`. */
export function callKey({ path, payload }: CallRequest): string {
  return path + toJsonText(payload);
}

/** Sends one call; rejects when no answer comes. */
export function postCall(
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

/** Visitors without a session have no token and need none (protocol 1.6). */
export function csrfHeader({ csrfToken }: ApiContext): Record<string, string> {
  return csrfToken === null ? {} : { 'X-CSRF-Token': csrfToken };
}

/** The server refuses every raw control character, U+007F too, which JSON leaves as it is (protocol 2.1). */
export function toJsonText(payload: object | undefined): string {
  return JSON.stringify(payload ?? {}).replaceAll('\u007f', '\\u007f');
}
