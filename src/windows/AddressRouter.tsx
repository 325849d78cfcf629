import { type ReactNode, useMemo } from 'react';
import { Router, type To } from 'react-router-dom';
import { useGo } from '@/routing/useGo';
import { selectPath } from '@/screen/navigation';
import { useAppSelector } from '@/store/hooks';

/**
 * React Router's view of the address, which the store keeps: a jump through the history moves both. It is around each
 * window, for `Link` and what else of it a page has use for; one that is kept out of sight stays at its own address.
 */
export function AddressRouter({ children }: { children: ReactNode }) {
  const go = useGo();
  const path = useAppSelector(selectPath);
  const navigator = useMemo(
    () => ({
      createHref: (to: To) => `#${pathOf(to)}`,
      push: (to: To) => {
        go(pathOf(to));
      },
      replace: (to: To) => {
        go(pathOf(to), { replace: true });
      },
      go: (delta: number) => {
        window.history.go(delta);
      },
    }),
    [go],
  );
  return (
    <Router location={path} navigator={navigator}>
      {children}
    </Router>
  );
}

function pathOf(to: To): string {
  return typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;
}
