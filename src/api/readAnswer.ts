import type { ApiError } from '@/protocol/apiError';
import {
  BAD_DATABASE_VERSION,
  SERVER_NOT_CONFIGURED,
  TRANSACTION_DEADLOCK,
  UPLOAD_ERROR,
} from '@/protocol/callCodes';

/** What a transport hands to RTK Query. */
export type CallOutcome = { data: unknown } | { error: ApiError };

const outcomes = new WeakMap<Response, Promise<CallOutcome>>();

/** What a response holds. It is read once, however many ask. */
export function readResponse(response: Response): Promise<CallOutcome> {
  const known = outcomes.get(response);
  if (known) return known;
  const outcome = response
    .text()
    .then((text) => readAnswer(response.status, text, (name) => response.headers.get(name)));
  outcomes.set(response, outcome);
  return outcome;
}

/**
 * Opens the envelope of an answer (protocol 2.2). An error code in the body counts before the HTTP status (screens 5):
 * servers behind proxies answer with either. `header` reads one of the answer.
 */
export function readAnswer(
  status: number,
  text: string,
  header: (name: string) => string | null,
): CallOutcome {
  const body = parseObject(text);
  const requestId = header('X-Request-Id') ?? undefined;
  if (body && typeof body['errorCode'] === 'number') {
    return { error: errorOfCode(body['errorCode'], status, requestId, header('Retry-After')) };
  }
  if (status >= 500) return { error: { kind: 'server', status, requestId } };
  if (status >= 400) return { error: { kind: 'badRequest', status, requestId } };
  if (status < 200 || status >= 300) return { error: { kind: 'unknown' } };
  if (!body || !('result' in body)) return { error: { kind: 'invalidResponse', requestId } };
  // What is frozen already, the store does not go through to freeze each part of it.
  return { data: Object.freeze(body['result']) };
}

function errorOfCode(
  code: number,
  status: number,
  requestId: string | undefined,
  retryAfter: string | null,
): ApiError {
  switch (code) {
    case UPLOAD_ERROR:
      return { kind: 'uploadFailed' };
    case SERVER_NOT_CONFIGURED:
    case BAD_DATABASE_VERSION:
      return { kind: 'notConfigured' };
  }
  if (code >= 500) {
    const seconds = retryAfter === null ? undefined : Number(retryAfter);
    return { kind: 'server', status, code, requestId, retryAfter: seconds };
  }
  if (code >= 400) return { kind: 'badRequest', status, code, requestId };
  // Of the other refusals the answer says all.
  return code === TRANSACTION_DEADLOCK ? { kind: 'api', code, requestId } : { kind: 'api', code };
}

function parseObject(text: string): Partial<Record<string, unknown>> | null {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? { ...body } : null;
  } catch {
    return null;
  }
}
