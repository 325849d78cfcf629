/**
 * Which window an address opens. The table of all windows is not part of the first load: a list needs none of them, so
 * it comes right after the first picture.
 */
import { lazyCode } from '@/lib/lazyCode';
import { matchList } from '@/routing/paths/matchList';
import { openPage, type OpenWindow } from '@/windows/openWindow';
import type { WindowRoute } from '@/windows/windowRoute';
import { preloadWindows } from './window/lazyWindows';

type MatchRoute = (rawPath: string) => WindowRoute | null;

const tableCode = lazyCode(() =>
  import(/* webpackChunkName: "routes" */ './windowRoutes').then((table) => table.matchRoute),
);

/** Fetches the table once; rejects when it cannot be had, and tries again when it is asked again. */
export function loadRoutes(): Promise<MatchRoute> {
  return tableCode.load();
}

/**
 * Does something as soon as it is known what a path opens: at once for lists, and for all once the table is there. Also
 * when it cannot be had, which the window then says.
 */
export function whenKnown(rawPath: string, then: () => void): void {
  if (tableCode.loaded || matchList(rawPath)) then();
  else loadRoutes().then(then, then);
}

/** The window of a raw path, or null for main and unknown paths. Before the table is there any other path has one. */
export function findWindow(rawPath: string): OpenWindow | null {
  if (matchList(rawPath)) return null;
  const match = tableCode.loaded;
  return match ? openOf(match, rawPath) : pendingWindow(rawPath);
}

function openOf(match: MatchRoute, rawPath: string): OpenWindow | null {
  return match(rawPath)?.handle.open(rawPath) ?? null;
}

let pending: OpenWindow | null = null;

/** Stands for the window of an address of which nothing is known yet; the same for the same address. */
function pendingWindow(rawPath: string): OpenWindow {
  if (pending?.identity === rawPath) return pending;
  return (pending = {
    identity: rawPath,
    access: 'anybody',
    size: 'normal',
    autoClose: true,
    keepsPlace: false,
    isKept: false,
    inPane: false,
    early: () => [],
    loadedPage: () => {
      const match = tableCode.loaded;
      return match && (openOf(match, rawPath) ?? unknownWindow).loadedPage();
    },
    loadPage: async () => {
      const match = await loadRoutes();
      return (openOf(match, rawPath) ?? unknownWindow).loadPage();
    },
  });
}

/** What stands at an address that turns out to be none. */
const unknownPage = openPage(
  { check: () => ({ kind: 'pageNotFound' }), title: () => ({ text: '' }), Page: () => null },
  {},
  false,
);
const unknownWindow = {
  loadedPage: () => unknownPage,
  loadPage: () => Promise.resolve(unknownPage),
};

/** Fetches the code of a path's page ahead of the click. */
export async function preloadWindow(rawPath: string): Promise<void> {
  if (matchList(rawPath)) return;
  try {
    const match = await loadRoutes();
    await Promise.all([match(rawPath)?.lazy(), preloadWindows()]);
  } catch {
    // Only a hint: opening the window loads again and reports the failure.
  }
}
