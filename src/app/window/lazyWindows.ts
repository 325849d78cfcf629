/**
 * What lies over the list or beside it comes as a chunk of its own: the first list does not need it, and it is fetched
 * together with what it shows.
 */
import { lazyCode } from '@/lib/lazyCode';
import { withErrorWindow } from './withErrorWindow';

const hostPart = lazyCode(() =>
  import(/* webpackChunkName: "frames" */ './WindowHost').then(({ WindowHost }) => WindowHost),
);
const panePart = lazyCode(() =>
  import(/* webpackChunkName: "frames" */ '../pane/Pane').then(({ Pane }) => Pane),
);

export const LazyWindowHost = withErrorWindow(hostPart);

export const LazyPane = withErrorWindow(panePart);

/** Fetches both ahead. */
export async function preloadWindows(): Promise<void> {
  try {
    await Promise.all([hostPart.load(), panePart.load()]);
  } catch {
    // Only a hint: a window that opens asks again.
  }
}
