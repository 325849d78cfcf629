/** More than a window takes to close. */
const mostFrames = 30;

/**
 * Runs with an element from the next frame on, once it can take the focus: beside a list it cannot before the window above
 * it has closed, which is some frames after it has come to be seen.
 *
 * @returns the way to give up
 */
export function whenReachable(
  find: () => HTMLElement | null,
  run: (element: HTMLElement) => void,
): () => void {
  let frame = 0;
  function wait(frames: number) {
    frame = requestAnimationFrame(() => {
      const element = find();
      if (!element) return;
      if (frames > 0 && element.closest('[inert]')) wait(frames - 1);
      else run(element);
    });
  }
  wait(mostFrames);
  return () => {
    cancelAnimationFrame(frame);
  };
}
