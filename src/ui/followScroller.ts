/**
 * Calls back when an element is scrolled or changes its size, and first when it is laid out.
 *
 * @returns the way to stop
 */
export function followScroller(element: HTMLElement, follow: () => void): () => void {
  const observer = new ResizeObserver(follow);
  observer.observe(element);
  element.addEventListener('scroll', follow, { passive: true });
  return () => {
    observer.disconnect();
    element.removeEventListener('scroll', follow);
  };
}
