import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { placeDropdown } from './placeDropdown';

/**
 * What every drop-down does alike: it opens under its trigger, closes on Esc, on a press elsewhere and when the focus
 * leaves, and gives the focus back on request. Esc is consumed: the window around it stays open.
 */
export function useDropdown({ isOverScreen = false }: { isOverScreen?: boolean } = {}) {
  const [isOpen, setIsOpen] = useState(false);
  const rootRef = useRef<HTMLDivElement>(null);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const popoverRef = useRef<HTMLDivElement>(null);

  // External system: the layout, which alone knows how much room there is.
  useLayoutEffect(() => {
    function place() {
      if (triggerRef.current && popoverRef.current) {
        placeDropdown(triggerRef.current, popoverRef.current);
      }
    }
    if (!isOpen) return;
    place();
    if (!isOverScreen) return;
    // It hangs on the screen, its trigger in what scrolls.
    const events = ['scroll', 'resize'];
    for (const event of events) window.addEventListener(event, place, true);
    return () => {
      for (const event of events) window.removeEventListener(event, place, true);
    };
  }, [isOpen, isOverScreen]);

  // External system: presses and focus anywhere else in the document.
  useEffect(() => {
    if (!isOpen) return;
    function handleElsewhere(event: Event) {
      if (event.target instanceof Node && !rootRef.current?.contains(event.target)) {
        setIsOpen(false);
        if ('pointerType' in event && event.pointerType === 'touch') holdLinks();
      }
    }
    const events = ['pointerdown', 'focusin'];
    for (const event of events) document.addEventListener(event, handleElsewhere, true);
    return () => {
      for (const event of events) document.removeEventListener(event, handleElsewhere, true);
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

/** On a phone there is little beside a drop-down but links: the tap that closes it does not follow the one below. */
function holdLinks() {
  const held = new AbortController();
  function handleNext(event: Event) {
    held.abort();
    const isTap = event.type === 'click' && event.target instanceof Element;
    if (isTap && event.target.closest('a')) event.preventDefault();
  }
  // A finger that scrolls or rests makes no click.
  for (const type of ['click', 'pointercancel', 'pointerdown']) {
    document.addEventListener(type, handleNext, { capture: true, signal: held.signal });
  }
}
