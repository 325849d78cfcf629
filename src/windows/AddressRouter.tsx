import { type FunctionComponent, type ReactNode, useMemo } from 'react';
import { Router, type To } from 'react-router-dom';
import { useGo } from '@/routing/useGo';
import { selectPath } from '@/screen/navigation';
import { useAppSelector } from '@/store/hooks';

/** React Router's view of the address, which the store keeps: a jump through the history moves both. */
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

/**
 * A page whose links are those of React Router, which comes with it: most windows link nowhere, and what every start
 * fetches does without.
 *
 * @example
 * export const page = definePage<ItemParams>({ …, Page: withRouter(ItemPage) });
 */
export function withRouter<Props extends object>(
  Page: FunctionComponent<Props>,
): FunctionComponent<Props> {
  return function RoutedPage(props) {
    return (
      <AddressRouter>
        <Page {...props} />
      </AddressRouter>
    );
  };
}

function pathOf(to: To): string {
  return typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;
}
