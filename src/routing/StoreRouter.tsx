import { useMemo, type ReactNode } from 'react';
import { createPath, Router, type Navigator, type To } from 'react-router-dom';

interface StoreRouterProps {
  /** Called with the raw path of every command to navigate. */
  onNavigate: (rawPath: string, kind: 'push' | 'replace') => void;
  children: ReactNode;
}

/**
 * Gives the router's links and `useNavigate` to the tree while the store keeps the location. The router itself always
 * stands at `/`: all our links are absolute, and so navigating re-renders no link.
 */
export function StoreRouter({ onNavigate, children }: StoreRouterProps) {
  const navigator = useMemo<Navigator>(
    () => ({
      createHref: (to) => `#${toRawPath(to)}`,
      push: (to) => {
        onNavigate(toRawPath(to), 'push');
      },
      replace: (to) => {
        onNavigate(toRawPath(to), 'replace');
      },
      go: (delta) => {
        window.history.go(delta);
      },
    }),
    [onNavigate],
  );

  return (
    <Router location="/" navigator={navigator}>
      {children}
    </Router>
  );
}

/** The router writes Home as `/`; our Home is the empty path (screens 2.1). */
function toRawPath(to: To): string {
  const path = typeof to === 'string' ? to : createPath(to);
  return path === '/' ? '' : path;
}
