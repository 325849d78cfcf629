import { useEffect, useLayoutEffect } from 'react';
import { placeDropdown } from './placeDropdown';
import type { Dropdown } from './useDropdown';

/**
 * What an open drop-down needs: called by what hangs below the trigger, and so no part of the first load. It puts itself
 * where there is room, and closes on a press elsewhere and when the focus leaves.
 */
export function useOpenDropdown(
  { rootRef, triggerRef, popoverRef, setIsOpen }: Dropdown,
  isOverScreen = false,
): void {
  // External system: the layout, which alone knows how much room there is.
  useLayoutEffect(() => {
    function place() {
      if (triggerRef.current && popoverRef.current) {
        placeDropdown(triggerRef.current, popoverRef.current);
      }
    }
    place();
    if (!isOverScreen) return;
    // It hangs on the screen, its trigger in what scrolls.
    const events = ['scroll', 'resize'];
    for (const event of events) window.addEventListener(event, place, true);
    return () => {
      for (const event of events) window.removeEventListener(event, place, true);
    };
  }, [triggerRef, popoverRef, isOverScreen]);

  // External system: presses and focus anywhere else in the document.
  useEffect(() => {
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
  }, [rootRef, setIsOpen]);
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
