/**
 * What lies over the list or beside it comes as a chunk of its own: the first list does not need it, and it is fetched
 * together with what it shows.
 */
import { lazy } from 'react';

const loadHost = () => import(/* webpackChunkName: "frames" */ './WindowHost');
const loadPane = () => import(/* webpackChunkName: "frames" */ '../pane/Pane');

export const LazyWindowHost = lazy(() =>
  loadHost().then(({ WindowHost }) => ({ default: WindowHost })),
);

export const LazyPane = lazy(() => loadPane().then(({ Pane }) => ({ default: Pane })));

/** Fetches both ahead. */
export async function preloadWindows(): Promise<void> {
  try {
    await Promise.all([loadHost(), loadPane()]);
  } catch {
    // Only a hint: a window that opens asks again.
  }
}
