import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

interface Cover {
  /** A window is open. */
  isCovered: boolean;
  /** The shell cannot take the focus yet, or no longer. */
  isInert: boolean;
}

/**
 * Gives the focus back to what opened the first window when the last one closes, or to `main` when that is gone.
 *
 * @returns the shell's focus handler, which remembers the opener: once a window is there it is too late to ask
 */
export function useReturnFocus(
  { isCovered, isInert }: Cover,
  main: RefObject<HTMLElement | null>,
): (event: FocusEvent) => void {
  const lastFocused = useRef<Element | null>(null);
  const isOwed = useRef(false);

  // External system: the document's focus. At once, or the guard of the focus comes first and gives it to `main`.
  useLayoutEffect(() => {
    if (isCovered) isOwed.current = true;
    if (isCovered || isInert || !isOwed.current) return;
    isOwed.current = false;
    // Somebody was quicker than the frame that this waits for; what the guard gives to `main` is not meant.
    const { activeElement } = document;
    if (activeElement !== main.current && main.current?.contains(activeElement)) return;
    const opener = lastFocused.current;
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    // It may be gone, or in a list that is no longer shown.
    if (document.activeElement !== opener) main.current?.focus({ preventScroll: true });
  }, [isCovered, isInert, main]);

  return ({ target }) => {
    lastFocused.current = target;
  };
}
