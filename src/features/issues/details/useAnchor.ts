import { type RefObject, useEffect, useRef } from 'react';
import { blockElementId } from './entryContext';
import { findScroller } from './findScroller';

/**
 * Takes the reader to the entry the address points to, and back to where he was when it no longer points to one
 * (screens 10.9).
 */
export function useAnchor(list: RefObject<HTMLElement | null>, itemId: number | null): void {
  const before = useRef<number | null>(null);

  // External system: scroll position and focus.
  useEffect(() => {
    const scroller = findScroller(list.current);
    if (itemId === null) {
      if (scroller && before.current !== null) scroller.scrollTop = before.current;
      before.current = null;
      return;
    }
    // The window restores its own scroll position first when it opens.
    const frame = requestAnimationFrame(() => {
      before.current ??= scroller?.scrollTop ?? null;
      const entry = document.getElementById(blockElementId(itemId));
      entry?.scrollIntoView({ block: 'start' });
      entry?.focus({ preventScroll: true });
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [list, itemId]);
}
