/** A busy server says when to ask again. What reads loads this when one does. */

import type { ApiError } from '@/protocol/apiError';
import type { ApiContext } from './apiContext';
import type { CallRequest } from './postCall';
import { type CallOutcome, readResponse } from './readAnswer';

/** Times that it is asked again before somebody has to. */
export const maxRepeats = 4;

/** Seconds: a server may be down for longer, but nobody should look at an empty screen for so long. */
const longestPause = 15;

interface Asking {
  /** Something on the screen waits for the answer, whose viewers hear of it. */
  context?: ApiContext;
  request?: CallRequest;
  /** It is sent again only where nothing was done. */
  saves?: boolean;
}

/** Asked each minute, and nobody waits for it. */
const unseenPath: CallRequest['path'] = '/alerts/status.php';

/**
 * Asks again after the time that a busy server has named, and a little longer, so that those who were turned away
 * together do not come back together. Answers the last answer: that of a server which stays busy, too.
 */
export async function askWhenFree(
  first: Response,
  ask: () => Promise<Response>,
  signal: AbortSignal,
  { context, request, saves = false }: Asking,
): Promise<Response> {
  let response = first;
  for (let repeat = 0; repeat < maxRepeats; repeat += 1) {
    const seconds = Number(response.headers.get('Retry-After') ?? 'never');
    if (response.status !== 503 || !(seconds <= longestPause)) return response;
    if (saves && pauseOf(await readResponse(response)) === null) return response;
    if (request?.path !== unseenPath) for (const hear of context?.waits ?? []) hear();
    await pause(seconds, signal);
    response = await ask();
  }
  return response;
}

/**
 * The seconds after which a save may be sent again that was refused for want of room; null for everything else. The code
 * of the server itself says that nothing was done; whoever else answers 503 does not know.
 */
export function pauseOf(outcome: CallOutcome | { error: ApiError }): number | null {
  if (!('error' in outcome) || outcome.error.kind !== 'server') return null;
  const { status, code, retryAfter = Infinity } = outcome.error;
  return status === 503 && code !== undefined && retryAfter <= longestPause ? retryAfter : null;
}

/** Waits for so many seconds and a little longer. Rejects when nobody waits any more. */
export function pause(seconds: number, signal: AbortSignal): Promise<void> {
  return wait(seconds * 1000 * (1 + Math.random() / 2), signal);
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      reject(new DOMException('Nobody waits for the answer', 'AbortError'));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', end);
      resolve();
    }, milliseconds);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end);
  });
}
