import { useSyncExternalStore } from 'react';

/** In px: below that there is no room for cards in the days of a month, nor for seven columns. */
const wideEnough = 768;

/** Whether the screen is as narrow as that of a phone. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(onResize, () => window.innerWidth < wideEnough);
}

function onResize(listener: () => void) {
  window.addEventListener('resize', listener);
  return () => {
    window.removeEventListener('resize', listener);
  };
}
