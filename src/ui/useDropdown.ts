import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { placeDropdown } from './placeDropdown';

/**
 * What every drop-down does alike: it opens under its trigger, closes on Esc, on a press elsewhere and when the focus
 * leaves, and gives the focus back on request. Esc is consumed: the window around it stays open.
 */
export function useDropdown() {
  const [isOpen, setIsOpen] = useState(false);
  const rootRef = useRef<HTMLDivElement>(null);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const popoverRef = useRef<HTMLDivElement>(null);

  // External system: the layout, which alone knows how much room there is.
  useLayoutEffect(() => {
    if (isOpen && triggerRef.current && popoverRef.current) {
      placeDropdown(triggerRef.current, popoverRef.current);
    }
  }, [isOpen]);

  // External system: presses and focus anywhere else in the document.
  useEffect(() => {
    if (!isOpen) return;
    function handleElsewhere(event: Event) {
      if (event.target instanceof Node && !rootRef.current?.contains(event.target)) {
        setIsOpen(false);
      }
    }
    document.addEventListener('pointerdown', handleElsewhere, true);
    document.addEventListener('focusin', handleElsewhere);
    return () => {
      document.removeEventListener('pointerdown', handleElsewhere, true);
      document.removeEventListener('focusin', handleElsewhere);
    };
  }, [isOpen]);

  function closeAndReturnFocus() {
    triggerRef.current?.focus({ preventScroll: true });
    setIsOpen(false);
  }

  function handleEscape(event: KeyboardEvent) {
    if (!isOpen || event.key !== 'Escape') return false;
    event.preventDefault();
    event.stopPropagation();
    closeAndReturnFocus();
    return true;
  }

  return { isOpen, setIsOpen, rootRef, triggerRef, popoverRef, closeAndReturnFocus, handleEscape };
}
