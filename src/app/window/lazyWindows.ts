/**
 * What lies over the list or beside it comes as a chunk of its own: the first list does not need it, and it is fetched
 * together with what it shows.
 */
import { lazyPart } from '@/ui/lazyPart';
import { withErrorWindow } from './withErrorWindow';

const hostPart = lazyPart(() =>
  import(/* webpackChunkName: "frames" */ './WindowHost').then(({ WindowHost }) => WindowHost),
);
const panePart = lazyPart(() =>
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
