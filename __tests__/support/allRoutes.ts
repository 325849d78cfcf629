import { windowRoutes } from '@/app/windowRoutes';
import type { WindowRoute } from '@/windows/windowRoute';

/** Every window that the client knows, whatever part of it is loaded only when it is needed. */
export function readAllRoutes(): Promise<readonly WindowRoute[]> {
  return Promise.resolve(windowRoutes);
}
