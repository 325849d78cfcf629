/** Longer than a frame of any screen, in ms; tabs in the background have no frames at all. */
const patience = 100;

/**
 * Calls `then` once the browser has painted what was changed until now: for what the user does not wait for.
 *
 * @returns the way to call it off
 */
export function afterPaint(then: () => void): () => void {
  let timer = setTimeout(then, patience);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    // A task that a frame queues runs after it.
    timer = setTimeout(then, 0);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
