/**
 * How long a task waits at most, in ms: a browser whose page gives no frames may find no idle time either, nor does one
 * that never rests, and what is done then would never come.
 */
const patience = 2000;

/** Calls `then` when the browser has nothing to do, or when it had much to do for long. */
export function whenIdle(then: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(then);
    return () => {
      clearTimeout(timer);
    };
  }
  const handle = window.requestIdleCallback(then, { timeout: patience });
  return () => {
    window.cancelIdleCallback(handle);
  };
}
