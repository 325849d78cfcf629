import { useEffect } from 'react';
import { findRowStop } from '@/ui/rowStop';

/** What takes the focus in place of what it was in: an open window, the list, or any part that is ready for it. */
const places = '[tabindex], main';

/**
 * Never leaves the focus on nothing: when what had it is gone, switched off or out of reach, the nearest part around it
 * that is still there takes it, else the open window or the main screen; in place of a row, that of the list on screen.
 * Parts that know a better place have moved it by then.
 */
export function useFocusGuard(): void {
  // External system: the document's focus, which goes with an element without an event.
  useEffect(() => {
    /** What had the focus last, and everything around it, from the inside out. */
    let trail: Element[] = [];
    let frame = 0;

    function handleFocus({ target }: { target: EventTarget | null }) {
      trail = [];
      let element = target instanceof Element ? target : null;
      for (; element; element = element.parentElement) trail.push(element);
    }

    function check() {
      frame = 0;
      const [last] = trail;
      if (!last || !isLost()) return;
      // A press on what takes no focus takes it away as well: that is meant.
      if (isReachable(last) && !last.matches(':disabled')) return;
      const row = last.matches('[data-row-link]') && findRowStop();
      const around = trail.slice(1).filter((element) => element.matches(places));
      for (const place of [row, ...around, ...topmost()]) {
        if (!(place instanceof HTMLElement) || !isReachable(place)) continue;
        place.focus({ preventScroll: true });
        if (document.activeElement === place) return;
      }
    }

    function wait(frames: number) {
      frame = requestAnimationFrame(() => {
        if (frames > 1) wait(frames - 1);
        else check();
      });
    }

    /**
     * After the frame: effects have had their say. From what is out of sight it is taken a frame later, and what a window
     * gives it back to comes after that.
     */
    function checkLater() {
      if (frame !== 0 || !isLost()) return;
      wait(document.activeElement === document.body ? 2 : 4);
    }

    // Something may have had it before this code came.
    handleFocus({ target: document.activeElement });
    const observer = new MutationObserver(checkLater);
    observer.observe(document.body, {
      attributeFilter: ['inert', 'disabled', 'hidden', 'aria-hidden'],
      attributes: true,
      childList: true,
      subtree: true,
    });
    document.addEventListener('focusin', handleFocus);
    document.addEventListener('focusout', checkLater);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', handleFocus);
      document.removeEventListener('focusout', checkLater);
    };
  }, []);
}

/** The window on top, then the main screen. */
function topmost(): Element[] {
  return [
    ...[...document.querySelectorAll('[role=dialog][aria-modal=true]')].toReversed(),
    ...document.querySelectorAll('main'),
  ];
}

/** Also where it still is in what is out of sight: browsers take it from there later, and tell nobody. */
function isLost(): boolean {
  const { activeElement, body } = document;
  return !activeElement || activeElement === body || !isReachable(activeElement);
}

function isReachable(element: Element): boolean {
  return element.isConnected && element.closest('[inert], [hidden], [aria-hidden=true]') === null;
}
