/** Long enough for the first list to be asked for and shown, in ms; browsers without idle callbacks wait as long. */
const patience = 2_000;

/**
 * Calls `then` when nothing else is to do.
 *
 * @returns the way to call it off
 */
export function whenIdle(then: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(then, { timeout: patience });
    return () => {
      window.cancelIdleCallback(handle);
    };
  }
  const handle = setTimeout(then, patience);
  return () => {
    clearTimeout(handle);
  };
}
