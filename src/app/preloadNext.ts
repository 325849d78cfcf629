import { issuePaths } from '@/routing/paths/issues';
import { preloadWindow } from './routeTable';
import { preloadErrors } from './window/lazyErrors';

/**
 * Fetches the code of what most users need next: the issue's window, and the errors, which must be there before the
 * network is gone.
 */
export function preloadNext(): void {
  preloadErrors();
  preloadWindow(issuePaths.issueDetails.url({ issueId: 1 }));
}
