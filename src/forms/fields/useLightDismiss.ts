import { type RefObject, useEffect, useEffectEvent } from 'react';

interface LightDismissOptions {
  isOpen: boolean;
  /** Esc; nobody else hears of it, a window above stays open. */
  onEscape: () => void;
  /** The focus went elsewhere. */
  onLeave: () => void;
}

/** Closes a popup that belongs to an element in the ways people expect. */
export function useLightDismiss(
  root: RefObject<HTMLElement | null>,
  { isOpen, onEscape, onLeave }: LightDismissOptions,
): void {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    onEscape();
  });
  const handleFocusAt = useEffectEvent((place: EventTarget | null) => {
    if (!(place instanceof Node && root.current?.contains(place))) onLeave();
  });

  // External system: keys and focus inside the element, whatever is in it.
  useEffect(() => {
    const element = root.current;
    if (!isOpen || !element) return;
    const keyListener = (event: KeyboardEvent) => {
      handleKeyDown(event);
    };
    let timer = 0;
    const focusListener = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) {
        handleFocusAt(relatedTarget);
        return;
      }
      // A day that goes with its month has lost the focus, and the same day of the next one gets it.
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        handleFocusAt(document.activeElement);
      });
    };
    element.addEventListener('keydown', keyListener);
    element.addEventListener('focusout', focusListener);
    return () => {
      window.clearTimeout(timer);
      element.removeEventListener('keydown', keyListener);
      element.removeEventListener('focusout', focusListener);
    };
  }, [root, isOpen]);
}
