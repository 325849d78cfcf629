import { type RefObject, useEffect, useRef } from 'react';

/** For what opens an editor in its own place: gets the focus back that the editor had when it closed. */
export function useReturnedFocus(isOpen: boolean): RefObject<HTMLButtonElement | null> {
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);

  // External system: the document's focus, which is nowhere when what had it is gone.
  useEffect(() => {
    const isClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (!isClosed || document.activeElement !== document.body) return;
    // Asked here, not of the context: an issue has many of these, which would all render whenever it comes or goes.
    if (!opener.current?.closest('[aria-hidden=true]')) opener.current?.focus();
  }, [isOpen]);

  return opener;
}
