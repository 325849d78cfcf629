import { useEffect } from 'react';
import { useIsShown } from '@/ui/ShownContext';
import { whenReachable } from './whenReachable';

/** Brings what was just saved, or is left of what was deleted, into view, and gives it the focus. */
export function ShowPlace({ elementId }: { elementId: string }) {
  const isShown = useIsShown();

  // External system: scroll position and focus, which the window itself sets first when it opens.
  useEffect(() => {
    if (!isShown) return;
    return whenReachable(
      () => document.getElementById(elementId),
      (place) => {
        place.scrollIntoView({ block: 'start' });
        place.focus({ preventScroll: true });
      },
    );
  }, [isShown, elementId]);

  return null;
}
