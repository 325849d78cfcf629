import { type RefObject, useLayoutEffect, useRef } from 'react';

/** For what goes when its own button is pressed: the focus goes to the part of the screen around it. */
export function useFocusAround(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  // External system: the document's focus, which goes with the button that was pressed.
  useLayoutEffect(() => {
    const element = place.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      element.closest<HTMLElement>('main, [role=dialog]')?.focus({ preventScroll: true });
    };
  }, []);
  return place;
}
