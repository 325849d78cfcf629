import { createContext, use } from 'react';

/** Whether a raw path has a window; provided by the app, which alone knows all routes. */
export const KnownRoutesContext = createContext<(rawPath: string) => boolean>(() => false);

/** For menus that list only what exists: ask it before offering a path. */
export function useKnownRoutes(): (rawPath: string) => boolean {
  return use(KnownRoutesContext);
}
