import { type RefObject, useEffect, useRef } from 'react';
import { useIsShown } from '@/ui/ShownContext';

/** For what opens an editor in its own place: gets the focus back that the editor had when it closed. */
export function useReturnedFocus(isOpen: boolean): RefObject<HTMLButtonElement | null> {
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const isShown = useIsShown();

  // External system: the document's focus, which is nowhere when what had it is gone.
  useEffect(() => {
    const isClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (isClosed && isShown && document.activeElement === document.body) opener.current?.focus();
  }, [isOpen, isShown]);

  return opener;
}
