import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

/**
 * Gives the focus back to what opened the first window when the last one closes, or to `main` when that is gone.
 *
 * @returns the shell's focus handler, which remembers the opener: once a window is there it is too late to ask
 */
export function useReturnFocus(
  isCovered: boolean,
  main: RefObject<HTMLElement | null>,
): (event: FocusEvent) => void {
  const lastFocused = useRef<Element | null>(null);

  // External system: the document's focus. The cleanup runs when the shell is no longer inert.
  useEffect(() => {
    if (!isCovered) return;
    const fallback = main.current;
    return () => {
      const opener = lastFocused.current;
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
      // It may be gone, or in a list that is no longer shown.
      if (document.activeElement !== opener) fallback?.focus({ preventScroll: true });
    };
  }, [isCovered, main]);

  return ({ target }) => {
    lastFocused.current = target;
  };
}
