import type { ApiErrorCode } from '@/protocol/errorCodes';

import { errorMessage } from '@/server/core/errorMessage';

import { packText } from './packText';

/**
 * JSON that can stand inside a script element and needs no charset: `/` and everything beyond ASCII escaped
 * (protocol 2.2).
 */
export function toAsciiJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('/', '\\/')
    .replace(
      /[\u007f-\uffff]/g,
      (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
}

/** The HTTP status that goes with an error code (protocol 2.3). */
export function statusOfError(code: ApiErrorCode): number {
  if (code >= 500) return 500;
  return code >= 400 ? 400 : 200;
}

export function resultResponse(result: unknown, headers: Headers): Response {
  return jsonResponse({ result }, 200, headers);
}

/** The same, compressed as `request` takes it. */
export async function packedResultResponse(
  result: unknown,
  headers: Headers,
  request: Request,
): Promise<Response> {
  setJsonHeaders(headers);
  const body = await packText(toAsciiJson({ result }), request, headers);
  return new Response(body, { status: 200, headers });
}

export function errorResponse(
  code: ApiErrorCode,
  headers: Headers,
  status = statusOfError(code),
): Response {
  return jsonResponse({ errorCode: code, errorMessage: errorMessage(code) }, status, headers);
}

/** Seconds after which it is worth while to ask again. */
const retryAfter = '2';

/** There is no room, or no database, at this moment. */
export function busyResponse(code: ApiErrorCode, headers: Headers): Response {
  headers.set('retry-after', retryAfter);
  return errorResponse(code, headers, 503);
}

/**
 * Nobody knows whether a save was carried out. No envelope, for a code of ours would say that it was not: clients look for
 * what they sent before they send it again.
 */
export function unknownOutcomeResponse(headers: Headers): Response {
  headers.set('cache-control', 'no-store');
  headers.set('content-type', 'text/plain; charset=utf-8');
  headers.set('x-content-type-options', 'nosniff');
  return new Response('The database was lost while it saved.\n', { status: 502, headers });
}

function jsonResponse(body: object, status: number, headers: Headers): Response {
  setJsonHeaders(headers);
  return new Response(toAsciiJson(body), { status, headers });
}

function setJsonHeaders(headers: Headers): void {
  headers.set('content-type', 'application/json');
  headers.set('cache-control', 'no-store');
  headers.set('x-content-type-options', 'nosniff');
}
