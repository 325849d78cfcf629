/** Milliseconds without a change after which what was shown counts as laid out. */
const SETTLED = 1000;

/** What readers do when they go elsewhere. */
const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Shows an element and keeps it where it is while what stands before it gets its true size: parts of a long history are
 * laid out, and made full, only once they come near. Whoever scrolls, presses or types ends it.
 *
 * @param list what changes its size
 * @returns ends it
 */
export function holdInView(element: Element, list: Element): () => void {
  const show = () => {
    element.scrollIntoView({ block: 'start' });
  };
  let settled = window.setTimeout(end, SETTLED);
  const observer = new ResizeObserver(() => {
    show();
    window.clearTimeout(settled);
    settled = window.setTimeout(end, SETTLED);
  });

  function end() {
    window.clearTimeout(settled);
    observer.disconnect();
    for (const type of INPUTS) window.removeEventListener(type, end, true);
  }

  show();
  observer.observe(list);
  for (const type of INPUTS) {
    window.addEventListener(type, end, { capture: true, passive: true });
  }
  return end;
}
