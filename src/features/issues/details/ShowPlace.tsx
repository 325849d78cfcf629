import { useEffect } from 'react';
import { useIsShown } from '@/ui/ShownContext';

/** Brings what was just saved, or is left of what was deleted, into view, and gives it the focus. */
export function ShowPlace({ elementId }: { elementId: string }) {
  const isShown = useIsShown();

  // External system: scroll position and focus, which the window itself sets first when it opens.
  useEffect(() => {
    if (!isShown) return;
    const frame = requestAnimationFrame(() => {
      const place = document.getElementById(elementId);
      place?.scrollIntoView({ block: 'start' });
      place?.focus({ preventScroll: true });
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [isShown, elementId]);

  return null;
}
