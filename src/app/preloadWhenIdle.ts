import { issuePaths } from '@/routing/paths/issues';
import { preloadWindow } from './routeTable';
import { preloadErrors } from './window/lazyErrors';

/** Long enough for the first list to be asked for and shown, in ms; browsers without idle callbacks wait as long. */
const patience = 2_000;

/**
 * Fetches what most users need next while nothing else is to do: the issue's window, and the errors, which must be
 * there before the network is gone.
 *
 * @returns the way to call it off
 */
export function preloadWhenIdle(): () => void {
  function preload() {
    preloadErrors();
    preloadWindow(issuePaths.issueDetails.url({ issueId: 1 }));
  }

  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(preload, { timeout: patience });
    return () => {
      window.cancelIdleCallback(handle);
    };
  }
  const handle = setTimeout(preload, patience);
  return () => {
    clearTimeout(handle);
  };
}
