import type { ApiErrorCode } from '@/protocol/errorCodes';

import { errorMessage } from '@/server/core/errorMessage';

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

export function errorResponse(
  code: ApiErrorCode,
  headers: Headers,
  status = statusOfError(code),
): Response {
  return jsonResponse({ errorCode: code, errorMessage: errorMessage(code) }, status, headers);
}

function jsonResponse(body: object, status: number, headers: Headers): Response {
  headers.set('content-type', 'application/json');
  headers.set('cache-control', 'no-store');
  headers.set('x-content-type-options', 'nosniff');
  return new Response(toAsciiJson(body), { status, headers });
}
