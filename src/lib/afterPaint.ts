/** Longer than two frames of any screen, in ms; tabs in the background have no frames at all. */
const patience = 100;

/**
 * Calls `then` once the browser has painted what was changed until now: for what the user does not wait for.
 *
 * @returns the way to call it off
 */
export function afterPaint(then: () => void): () => void {
  function run() {
    callOff();
    then();
  }

  const timer = setTimeout(run, patience);
  // The next frame shows the change; when the one after it begins, that is done.
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(run);
  });

  function callOff() {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  }
  return callOff;
}
