/** Calls `then` when the browser has nothing to do. */
export function whenIdle(then: () => void): () => void {
  if (!('requestIdleCallback' in window)) return later(then, 0);
  const handle = window.requestIdleCallback(then);
  return () => {
    window.cancelIdleCallback(handle);
  };
}

/** Calls `then` after some time, in ms. */
function later(then: () => void, milliseconds: number): () => void {
  const timer = setTimeout(then, milliseconds);
  return () => {
    clearTimeout(timer);
  };
}
