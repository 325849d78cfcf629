import type { ApiErrorCode } from './errorCodes';

/**
 * Everything that can go wrong with a call or with a value, as plain data (spec 8, screens 5).
 *
 * - `api`: the server refused the call; `code` may be one this client does not know
 * - `parse`: the client itself refused a value before sending it
 * - `server`, `badRequest`: `status` is the HTTP status, `code` the server's own code if it gave one,
 *   `retryAfter` the seconds after which a busy one wants to be asked again
 * - `requestId` is what the log of the server calls the request (`X-Request-Id`), where an administrator may look for it
 * - `unavailable`: the server could not do it for anybody like this, so it is not asked, or its refusal means this
 * - `otherUser`: the session of the browser now belongs to another user than that of this page
 * - `aborted`: nobody wants the answer any more; never shown
 */
export type ApiError =
  | { kind: 'api'; code: number; requestId?: string | undefined }
  | { kind: 'parse'; code: ApiErrorCode }
  | {
      kind: 'server';
      status: number;
      code?: number;
      requestId?: string | undefined;
      retryAfter?: number | undefined;
    }
  | { kind: 'badRequest'; status: number; code?: number; requestId?: string | undefined }
  | { kind: 'network' }
  | { kind: 'aborted' }
  | { kind: 'invalidResponse'; requestId?: string | undefined }
  | { kind: 'notConfigured' }
  | { kind: 'uploadFailed' }
  | { kind: 'unsupportedVersion' }
  | { kind: 'otherUser' }
  | { kind: 'pageNotFound' }
  | { kind: 'unavailable'; reason: Unavailability }
  | { kind: 'unknown' };

/** The server lacks what reads mailboxes, sends no email, lets nobody register; nobody may change their own access. */
export type Unavailability = 'mailboxes' | 'email' | 'registration' | 'ownAccess';

export type ApiErrorKind = ApiError['kind'];

const kinds: Readonly<Record<ApiErrorKind, true>> = {
  aborted: true,
  api: true,
  badRequest: true,
  invalidResponse: true,
  network: true,
  notConfigured: true,
  otherUser: true,
  pageNotFound: true,
  parse: true,
  server: true,
  unavailable: true,
  unknown: true,
  unsupportedVersion: true,
  uploadFailed: true,
};

export function isApiError(error: unknown): error is ApiError {
  return (
    typeof error === 'object' &&
    error !== null &&
    'kind' in error &&
    typeof error.kind === 'string' &&
    Object.hasOwn(kinds, error.kind)
  );
}

/** Reads what a rejected call or a thrown value holds; what is not ours becomes `unknown`. */
export function toApiError(error: unknown): ApiError {
  if (isApiError(error)) return error;
  const isAbort =
    typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';
  return isAbort ? { kind: 'aborted' } : { kind: 'unknown' };
}

/** Whether the server refused a call with this code. */
export function isRefusal(error: unknown, code: ApiErrorCode): boolean {
  return isApiError(error) && error.kind === 'api' && error.code === code;
}
