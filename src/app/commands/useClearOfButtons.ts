import { type RefObject, useLayoutEffect } from 'react';

/** What stays at the end of a form, an issue or a list, to be pressed for the next change. */
const buttonBars = '[data-form-buttons], [data-composer], [data-bulk]';

/** Read by the bar, and by what is said above it. */
const liftProperty = '--undo-lift';

/** Between the two, in px. */
const gap = 8;

/**
 * Lifts a bar at the bottom of the screen above the buttons that it would cover. A window that opens or closes meanwhile
 * moves the focus, so that tells when to look again.
 */
export function useClearOfButtons(bar: RefObject<HTMLElement | null>) {
  // External system: the layout of the page.
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    function lift() {
      style.removeProperty(liftProperty);
      const height = bar.current ? coveredHeight(bar.current.getBoundingClientRect()) : 0;
      if (height > 0) style.setProperty(liftProperty, `${String(height)}px`);
    }

    lift();
    document.addEventListener('focusin', lift);
    return () => {
      document.removeEventListener('focusin', lift);
      style.removeProperty(liftProperty);
    };
  }, [bar]);
}

/** How far the bar has to go up, in px; 0 where it covers no buttons. */
function coveredHeight(bar: DOMRect): number {
  const tops = [...document.querySelectorAll(buttonBars)]
    .filter((buttons) => buttons.closest('[inert], [hidden], [aria-hidden=true]') === null)
    .map((buttons) => buttons.getBoundingClientRect())
    .filter((buttons) => overlaps(buttons, bar))
    .map(({ top }) => top);
  return tops.length === 0 ? 0 : Math.ceil(bar.bottom - Math.min(...tops)) + gap;
}

function overlaps(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
