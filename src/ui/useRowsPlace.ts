import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { GridRowsProps } from './gridRows';
import { atStart, nextPlace, placeOf, type RowsPlace } from './rowPlaces';

/** When one has stopped scrolling: no other place for so long, in ms. */
const stopped = 150;

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
  const [place, setPlace] = useState(() => placeOf(null, null));
  const [placedFor, setPlacedFor] = useState(resetKey);
  if (placedFor !== resetKey) {
    setPlacedFor(resetKey);
    setPlace(atStart);
  }
  const isScrolled = place.inView.first > 0;

  const follow = useCallback(() => {
    const next = placeOf(scrollerRef.current, bodyRef.current);
    setPlace((before) => nextPlace(before, next));
  }, [scrollerRef, bodyRef]);

  // External system: the clock.
  useEffect(() => {
    if (place.prepared === place.around) return undefined;
    const timer = setTimeout(() => {
      setPlace(placeOf(scrollerRef.current, bodyRef.current));
    }, stopped);
    return () => {
      clearTimeout(timer);
    };
  }, [bodyRef, place, scrollerRef]);

  // External system: the scroll position, which a list with fewer rows may not have any more.
  useLayoutEffect(() => {
    if (isScrolled) follow();
  }, [count, follow, isScrolled]);

  // External system: the scroll position and the size of what scrolls, which the observer tells once it is laid out: to
  // ask for it here would have the browser lay out all that is new before it is complete. The rows that one scrolls to
  // are drawn at once, as the frame that shows the new position comes after it. Not an effect of the layout: what scrolls
  // is around these rows, and where it is new together with them, its reference comes after such effects.
  useEffect(() => {
    const element = scrollerRef.current;
    if (!element) return undefined;
    return followScroller(element, follow, () => {
      flushSync(follow);
    });
  }, [follow, scrollerRef]);

  return { place, follow };
}

/**
 * Calls back when an element changes its size, and first when it is laid out, and when it is scrolled.
 *
 * @returns the way to stop
 */
export function followScroller(
  element: HTMLElement,
  follow: () => void,
  followScroll = follow,
): () => void {
  const observer = new ResizeObserver(follow);
  observer.observe(element);
  element.addEventListener('scroll', followScroll, { passive: true });
  return () => {
    observer.disconnect();
    element.removeEventListener('scroll', followScroll);
  };
}
