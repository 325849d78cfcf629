import { alertRoutes } from '@/features/alerts/routes';
import { eventRoutes } from '@/features/events/routes';
import { generalRoutes } from '@/features/general/routes';
import { issueRoutes } from '@/features/issues/routes';
import { projectRoutes } from '@/features/projects/routes';
import { settingsRoutes } from '@/features/settings/routes';
import { issueTypeRoutes } from '@/features/types/routes';
import { userRoutes } from '@/features/users/routes';
import { matchList } from '@/routing/paths/lists';
import { createRouteMatcher } from '@/routing/routeMatcher';
import type { OpenWindow } from '@/windows/openWindow';
import type { WindowRoute } from '@/windows/windowRoute';
import { preloadWindows } from './window/lazyWindows';

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

const matchRoute = createRouteMatcher(windowRoutes);

/** The window of a raw path, or null for main and unknown paths. Lists are known without it: the first is waited for. */
export function findWindow(rawPath: string): OpenWindow | null {
  if (matchList(rawPath)) return null;
  return matchRoute(rawPath)?.handle.open(rawPath) ?? null;
}

/** The route of a path without ids, for questions about windows that are not open. */
export function findRoute(path: string): WindowRoute | undefined {
  return windowRoutes.find((route) => route.path === path);
}

/** Fetches the code of a path's page ahead of the click. */
export async function preloadWindow(rawPath: string): Promise<void> {
  const route = matchList(rawPath) ? null : matchRoute(rawPath);
  if (!route) return;
  try {
    await Promise.all([route.lazy(), preloadWindows()]);
  } catch {
    // Only a hint: opening the window loads again and reports the failure.
  }
}
