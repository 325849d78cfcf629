interface PressHandlers {
  down: (event: PointerEvent) => void;
  move: (event: PointerEvent) => void;
  up: (event: PointerEvent) => void;
  /** Gives up the press, and what is dragged by it. */
  end: () => void;
  isDragging: () => boolean;
}

/** Whether a pointer is pressed as for a drag: with the first finger or button, and with no key that means something else. */
export function isPlainPress(event: PointerEvent): boolean {
  const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  return event.isPrimary && event.button === 0 && !hasModifier;
}

/**
 * Follows a press on an element wherever the pointer goes; the browser or Esc end it. Returns what stops it, and gives up
 * what is dragged.
 */
export function followPress(element: HTMLElement, press: PressHandlers): () => void {
  const { down, move, up, end, isDragging } = press;

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isDragging()) return;
    event.preventDefault();
    event.stopPropagation();
    end();
  }

  element.addEventListener('pointerdown', down);
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', up);
  window.addEventListener('pointercancel', end);
  window.addEventListener('keydown', handleKey, { capture: true });
  return () => {
    end();
    element.removeEventListener('pointerdown', down);
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', up);
    window.removeEventListener('pointercancel', end);
    window.removeEventListener('keydown', handleKey, { capture: true });
  };
}
