import { type RefObject, useEffect, useRef } from 'react';

/**
 * For what opens an editor in its own place: gets the focus back that the editor had when it closed, unless another issue
 * has taken the place of that one.
 */
export function useReturnedFocus(
  isOpen: boolean,
  issueId: number,
): RefObject<HTMLButtonElement | null> {
  const opener = useRef<HTMLButtonElement>(null);
  const openFor = useRef<number | null>(null);

  // External system: the document's focus, which is nowhere when what had it is gone.
  useEffect(() => {
    const isClosed = openFor.current === issueId && !isOpen;
    openFor.current = isOpen ? issueId : null;
    if (!isClosed || document.activeElement !== document.body) return;
    // Asked here, not of the context: an issue has many of these, which would all render whenever it comes or goes.
    if (!opener.current?.closest('[aria-hidden=true]')) opener.current?.focus();
  }, [isOpen, issueId]);

  return opener;
}
