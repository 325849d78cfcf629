/** In px: so near to an edge a drag scrolls. */
const edge = 48;

/** In px for each frame, at the edge itself. */
const fastest = 14;

/** How fast to scroll towards the edges that a point is near to: negative towards the start. */
export function edgeSpeed(at: number, start: number, end: number): number {
  if (at < start + edge) return -Math.round(fastest * Math.min(1, (start + edge - at) / edge));
  if (at > end - edge) return Math.round(fastest * Math.min(1, (at - end + edge) / edge));
  return 0;
}

/**
 * Scrolls what is below the pointer, and what it lies in, while that is near to an edge.
 *
 * @param onScroll - what is below the pointer may be something else now
 * @returns the way to stop
 */
export function scrollAtEdges(
  root: HTMLElement | null,
  pointer: () => { x: number; y: number },
  onScroll: () => void,
): () => void {
  let frame = requestAnimationFrame(step);

  function step() {
    const { x, y } = pointer();
    let hasScrolled = false;
    for (const scroller of root?.querySelectorAll<HTMLElement>('[data-scroller]') ?? []) {
      const { left, right, top, bottom } = scroller.getBoundingClientRect();
      // A column reacts to who is over it; what scrolls sideways, to its edges at any height.
      const isOver = x >= left && x <= right && y >= top - edge && y <= bottom + edge;
      if (!isOver) continue;
      const { scrollLeft, scrollTop } = scroller;
      scroller.scrollBy(edgeSpeed(x, left, right), edgeSpeed(y, top, bottom));
      hasScrolled ||= scroller.scrollLeft !== scrollLeft || scroller.scrollTop !== scrollTop;
    }
    if (hasScrolled) onScroll();
    frame = requestAnimationFrame(step);
  }

  return () => {
    cancelAnimationFrame(frame);
  };
}
