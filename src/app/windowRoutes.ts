/** Every window of the client. Not part of the first load: `routeTable` fetches it. */
import { alertRoutes } from '@/features/alerts/routes';
import { eventRoutes } from '@/features/events/routes';
import { generalRoutes } from '@/features/general/routes';
import { issueRoutes } from '@/features/issues/routes';
import { projectRoutes } from '@/features/projects/routes';
import { settingsRoutes } from '@/features/settings/routes';
import { issueTypeRoutes } from '@/features/types/routes';
import { userRoutes } from '@/features/users/routes';
import { createRouteMatcher } from '@/routing/routeMatcher';
import type { WindowRoute } from '@/windows/windowRoute';

/** Every window route. Main routes are the list's own (routing/paths/lists). */
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

/** The route of a raw path, be its ids right or not; null for unknown paths. */
export const matchRoute = createRouteMatcher(windowRoutes);
