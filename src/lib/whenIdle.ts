/** Calls `then` when the browser has nothing to do. */
export function whenIdle(then: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(then);
    return () => {
      clearTimeout(timer);
    };
  }
  const handle = window.requestIdleCallback(then);
  return () => {
    window.cancelIdleCallback(handle);
  };
}
