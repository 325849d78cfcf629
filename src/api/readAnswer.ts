import type { ApiError } from '@/protocol/apiError';
import { BAD_DATABASE_VERSION, SERVER_NOT_CONFIGURED, UPLOAD_ERROR } from '@/protocol/callCodes';

/** What a transport hands to RTK Query. */
export type CallOutcome = { data: unknown } | { error: ApiError };

const outcomes = new WeakMap<Response, Promise<CallOutcome>>();

/** What a response holds. It is read once, however many ask. */
export function readResponse(response: Response): Promise<CallOutcome> {
  const known = outcomes.get(response);
  if (known) return known;
  const outcome = response
    .text()
    .then((text) =>
      readAnswer(response.status, text, response.headers.get('X-Request-Id') ?? undefined),
    );
  outcomes.set(response, outcome);
  return outcome;
}

/**
 * Opens the envelope of an answer (protocol 2.2). An error code in the body counts before the HTTP status (screens 5):
 * servers behind proxies answer with either. `requestId` names the request in the log of the server.
 */
export function readAnswer(status: number, text: string, requestId?: string): CallOutcome {
  const body = parseObject(text);
  if (body && typeof body['errorCode'] === 'number') {
    return { error: errorOfCode(body['errorCode'], status, requestId) };
  }
  if (status >= 500) return { error: { kind: 'server', status, requestId } };
  if (status >= 400) return { error: { kind: 'badRequest', status } };
  if (status < 200 || status >= 300) return { error: { kind: 'unknown' } };
  if (!body || !('result' in body)) return { error: { kind: 'invalidResponse' } };
  return { data: body['result'] };
}

function errorOfCode(code: number, status: number, requestId?: string): ApiError {
  switch (code) {
    case UPLOAD_ERROR:
      return { kind: 'uploadFailed' };
    case SERVER_NOT_CONFIGURED:
    case BAD_DATABASE_VERSION:
      return { kind: 'notConfigured' };
  }
  if (code >= 500) return { kind: 'server', status, code, requestId };
  if (code >= 400) return { kind: 'badRequest', status, code };
  return { kind: 'api', code };
}

function parseObject(text: string): Partial<Record<string, unknown>> | null {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? { ...body } : null;
  } catch {
    return null;
  }
}
