import { useLayoutEffect } from 'react';

/** Presses Esc upon the body when what stands before it is in the document, and before it is painted. */
export function EscapeAtOnce() {
  useLayoutEffect(() => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  }, []);
  return null;
}
