/**
 * Errors are rare and their texts many, so both come as a chunk of their own, fetched while nothing else is to do:
 * when the network is gone it has to be there already.
 */
import { lazy } from 'react';

const loadWindow = () => import(/* webpackChunkName: "errors" */ './ErrorWindow');
const loadNotice = () => import(/* webpackChunkName: "errors" */ './StaleNotice');

export const LazyErrorWindow = lazy(() =>
  loadWindow().then(({ ErrorWindow }) => ({ default: ErrorWindow })),
);

export const LazyStaleNotice = lazy(() =>
  loadNotice().then(({ StaleNotice }) => ({ default: StaleNotice })),
);

/** Fetches both ahead. */
export function preloadErrors(): void {
  Promise.all([loadWindow(), loadNotice()]).catch(() => {
    // Only a hint: an error that happens asks again.
  });
}
