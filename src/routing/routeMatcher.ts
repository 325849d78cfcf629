import { matchRoutes } from 'react-router-dom';

/** An object of React Router's, as far as an address is matched by it. */
export interface MatchableRoute {
  path: string;
  caseSensitive: true;
  /** Whether something may follow after `?`, which the route reads itself. */
  takesQuery?: boolean;
}

/** Addresses hold nothing else; React Router would decode what it finds. */
const ownCharacters = /^\/[a-z0-9/]+$/;

/** Matching anew looks at every route of an area, and the screen asks for the same address again and again. */
const maxRemembered = 200;

/**
 * Finds the route of a raw path by React Router's own rules; whether the ids are exact is for the caller to say. It
 * looks only at routes that begin alike, since React Router ranks all it is given each time.
 */
export function createRouteMatcher<Route extends MatchableRoute>(
  routes: readonly Route[],
): (rawPath: string) => Route | null {
  const areas = new Map<string, Route[]>();
  for (const route of routes) {
    const area = areaOf(route.path);
    areas.set(area, [...(areas.get(area) ?? []), route]);
  }
  const remembered = new Map<string, Route | null>();

  return (rawPath) => {
    const known = remembered.get(rawPath);
    if (known !== undefined) return known;
    const [path = ''] = rawPath.split('?', 1);
    const area = ownCharacters.test(path) ? areas.get(areaOf(path)) : undefined;
    const matched = area && matchRoutes(area, path)?.at(-1)?.route;
    const found = matched && (matched.takesQuery || path === rawPath) ? matched : null;
    if (remembered.size >= maxRemembered) remembered.clear();
    remembered.set(rawPath, found);
    return found;
  };
}

/** The first word of a path, such as `issues`. */
function areaOf(rawPath: string): string {
  return rawPath.split('/', 2)[1] ?? '';
}
