import { useSyncExternalStore } from 'react';
import type { PaneSide } from '@/screen/workspace';

/** The navbar, in px. */
const navbarHeight = 44;

/** What list and pane share, in px; follows the window of the browser. */
export function useRoom(side: PaneSide): number {
  return useSyncExternalStore(onResize, () =>
    side === 'end' ? window.innerWidth : window.innerHeight - navbarHeight,
  );
}

function onResize(listener: () => void) {
  window.addEventListener('resize', listener);
  return () => {
    window.removeEventListener('resize', listener);
  };
}
