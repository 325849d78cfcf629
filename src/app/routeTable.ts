import { alertRoutes } from '@/features/alerts/routes';
import { eventRoutes } from '@/features/events/routes';
import { generalRoutes } from '@/features/general/routes';
import { issueRoutes } from '@/features/issues/routes';
import { projectRoutes } from '@/features/projects/routes';
import { settingsRoutes } from '@/features/settings/routes';
import { issueTypeRoutes } from '@/features/types/routes';
import { userRoutes } from '@/features/users/routes';
import type { OpenWindow } from '@/windows/openWindow';
import type { WindowRoute } from '@/windows/windowRoute';

/** Every window route of the client. Main routes are the list's own (routing/paths/lists). */
export const windowRoutes: readonly WindowRoute[] = [
  ...alertRoutes,
  ...eventRoutes,
  ...generalRoutes,
  ...issueRoutes,
  ...projectRoutes,
  ...settingsRoutes,
  ...issueTypeRoutes,
  ...userRoutes,
];

/** The window of a raw path, or null for main and unknown paths; the first match wins. */
export function findWindow(rawPath: string): OpenWindow | null {
  for (const route of windowRoutes) {
    const matched = route.match(rawPath);
    if (matched) return matched;
  }
  return null;
}

/** The route of a raw path, for questions about windows that are not open. */
export function findRoute(rawPath: string): WindowRoute | undefined {
  return windowRoutes.find((route) => route.accepts(rawPath));
}

/** Fetches the code of a path's page ahead of the click. */
export function preloadWindow(rawPath: string): void {
  findRoute(rawPath)?.preload();
}
