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

  const listening = new AbortController();
  const { signal } = listening;
  element.addEventListener('pointerdown', down, { signal });
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', up, { signal });
  window.addEventListener('pointercancel', end, { signal });
  window.addEventListener('keydown', handleKey, { signal, capture: true });
  return () => {
    end();
    listening.abort();
  };
}
