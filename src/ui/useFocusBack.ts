import { type RefObject, useLayoutEffect } from 'react';

/** For what goes once its own button was pressed, and stands apart from what it is about: the focus goes back to where it came from. */
export function useFocusBack(place: RefObject<HTMLElement | null>): void {
  // External system: the document's focus, which goes with the button that was pressed.
  useLayoutEffect(() => {
    const element = place.current;
    let from: HTMLElement | null = null;
    function note({ relatedTarget }: FocusEvent) {
      if (!(relatedTarget instanceof HTMLElement) || element?.contains(relatedTarget)) return;
      from = relatedTarget;
    }
    element?.addEventListener('focusin', note);
    return () => {
      element?.removeEventListener('focusin', note);
      if (element?.contains(document.activeElement)) from?.focus({ preventScroll: true });
    };
  }, [place]);
}
