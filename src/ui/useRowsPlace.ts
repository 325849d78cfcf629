import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import type { GridRowsProps } from './gridRows';
import { atStart, heightOfRows, isSamePlace, placeOf, type RowsPlace } from './rowPlaces';

/**
 * Which of the rows of a long grid are in view, kept while it is scrolled; `follow` looks at once. With another
 * `resetKey` the grid is about to be scrolled to its start: the rows there are drawn, and not first those of the old place.
 */
export function useRowsPlace(
  scrollerRef: RefObject<HTMLElement | null>,
  bodyRef: RefObject<HTMLElement | null>,
  count: number,
  resetKey: GridRowsProps['resetKey'],
): { place: RowsPlace; follow: () => void } {
  const [place, setPlace] = useState(() => placeOf(null));
  const [placedFor, setPlacedFor] = useState(resetKey);
  if (placedFor !== resetKey) {
    setPlacedFor(resetKey);
    setPlace(atStart);
  }
  const isScrolled = place.inView.first > 0;

  const follow = useCallback(() => {
    const next = placeOf(scrollerRef.current, heightOfRows(bodyRef.current));
    setPlace((before) => (isSamePlace(before, next) ? before : next));
  }, [scrollerRef, bodyRef]);

  // External system: the scroll position, which a list with fewer rows may not have any more.
  useLayoutEffect(() => {
    if (isScrolled) follow();
  }, [count, follow, isScrolled]);

  // External system: the scroll position and the size of what scrolls, which the observer tells once it is laid out: to
  // ask for it here would have the browser lay out all that is new before it is complete.
  useLayoutEffect(() => {
    const element = scrollerRef.current;
    return element ? followScroller(element, follow) : undefined;
  }, [follow, scrollerRef]);

  return { place, follow };
}

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
