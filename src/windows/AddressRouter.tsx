import { type ReactNode, useMemo } from 'react';
import { Router, type To } from 'react-router-dom';
import type { Go } from '@/routing/useGo';
import { selectPath } from '@/screen/navigation';
import { useAppSelector } from '@/store/hooks';

interface AddressRouterProps {
  go: Go;
  children: ReactNode;
}

/** React Router's view of the address, which the store keeps: a jump through the history moves both. */
export function AddressRouter({ go, children }: AddressRouterProps) {
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
