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
  const handleFocusOut = useEffectEvent(({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && root.current?.contains(relatedTarget))) onLeave();
  });

  // External system: keys and focus inside the element, whatever is in it.
  useEffect(() => {
    const element = root.current;
    if (!isOpen || !element) return;
    const keyListener = (event: KeyboardEvent) => {
      handleKeyDown(event);
    };
    const focusListener = (event: FocusEvent) => {
      handleFocusOut(event);
    };
    element.addEventListener('keydown', keyListener);
    element.addEventListener('focusout', focusListener);
    return () => {
      element.removeEventListener('keydown', keyListener);
      element.removeEventListener('focusout', focusListener);
    };
  }, [root, isOpen]);
}
