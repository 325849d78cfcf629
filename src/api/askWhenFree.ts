/** A busy server says when to ask again. Loaded when one does. */

/** Times that it is asked again before somebody has to. */
const maxRepeats = 4;

/** Seconds: a server may be down for longer, but nobody should look at an empty screen for so long. */
const longestPause = 15;

/**
 * Asks again after the time that a busy server has named, and a little longer, so that those who were turned away
 * together do not come back together. Answers the last answer: that of a server which stays busy, too.
 */
export async function askWhenFree(
  first: Response,
  ask: () => Promise<Response>,
  signal: AbortSignal,
): Promise<Response> {
  let response = first;
  for (let repeat = 0; repeat < maxRepeats; repeat += 1) {
    const seconds = Number(response.headers.get('Retry-After') ?? 'never');
    if (response.status !== 503 || !(seconds <= longestPause)) return response;
    await pause(seconds * 1000 * (1 + Math.random() / 2), signal);
    response = await ask();
  }
  return response;
}

/** Rejects when nobody waits any more. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
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
