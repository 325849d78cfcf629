/** Window routes as data: a feature binds a path to a page that is loaded on demand. */
import { type LazyCode, preloadCode } from '@/lib/lazyCode';
import type { Path } from '@/routing/path';
import { type OpenPage, openPage, type OpenWindow } from './openWindow';
import type { ScreenQuery } from './screenQuery';
import type { WindowAccess } from './windowAccess';
import {
  type LazyPage,
  lazyPage,
  type LoadPage,
  type WindowContext,
  type WindowPage,
  type WindowSize,
} from './windowPage';

interface WindowRouteOptions<Params extends Record<string, number>, Name extends string> {
  path: Path<Params>;
  access: WindowAccess;
  /** By default normal. */
  size?: WindowSize;
  /** Esc and a click beside the window close it: it shows something and nothing is written in it. */
  autoClose?: boolean;
  /** Coming back leads to where one was; by default so in windows with `autoClose`. */
  keepsPlace?: boolean;
  /** The window stays built when it is closed, so that coming back to it costs nothing. */
  isKept?: boolean;
  /** It may stand beside the list (decision 036). */
  inPane?: boolean;
  /** Its address may go on after `?` with what the page reads itself. */
  takesQuery?: boolean;
  /** Addresses with the same identity are one window that stays open while moving between them; by default the path. */
  identity?: (params: Params) => string;
  /** Imports the page's own chunk; routes that share a page share it as a `lazyPage`. */
  load: LoadPage<NoInfer<Params>, NoInfer<Name>> | LazyPage<NoInfer<Params>>;
  /** What the module calls the page; by default `page`. */
  page?: Name;
  /** The first of what the page asks for, which need not wait for its code. */
  early?: (context: WindowContext<NoInfer<Params>>) => readonly ScreenQuery[];
  /** Code that most of what it shows is drawn with: it comes with a window that is opened, and nobody waits for it. */
  alongside?: readonly Pick<LazyCode<unknown>, 'load'>[];
}

/** What the table of routes says of a window. */
export interface WindowHandle {
  access: WindowAccess;
  size: WindowSize;
  /** Matches an address exactly; the params are known only to the route itself. */
  open(rawPath: string): OpenWindow | null;
}

/** A window route: one of React Router's route objects. */
export interface WindowRoute {
  path: string;
  caseSensitive: true;
  takesQuery: boolean;
  handle: WindowHandle;
  /** Fetches the code of the page. */
  lazy(): Promise<object>;
}

/**
 * Binds a path to a page.
 *
 * @example
 * defineWindow({ path: issuePaths.editIssue, access: 'login', load: () => import('./EditIssuePage') })
 */
export function defineWindow<Params extends Record<string, number>, Name extends string = 'page'>({
  path,
  access,
  size = 'normal',
  autoClose = false,
  keepsPlace = autoClose,
  isKept = false,
  inPane = false,
  takesQuery = false,
  identity,
  load,
  page,
  early,
  alongside = [],
}: WindowRouteOptions<Params, Name>): WindowRoute {
  const lazy: LazyPage<Params> = 'loadOnce' in load ? load : lazyPage(load, page);

  function matchAnew(rawPath: string): OpenWindow | null {
    const params = path.match(takesQuery ? rawPath.replace(/\?.+$/s, '') : rawPath);
    if (!params) return null;
    let bound: OpenPage | null = null;
    const bind = (page: WindowPage<Params>) => (bound ??= openPage(page, params, !autoClose));
    return {
      identity: identity?.(params) ?? rawPath,
      access,
      size,
      autoClose,
      keepsPlace,
      isKept,
      inPane,
      early: (state) => early?.({ params, state }) ?? [],
      loadedPage: () => {
        const loaded = lazy.loaded();
        return bound ?? (loaded && bind(loaded));
      },
      loadPage: async () => {
        preloadCode(alongside);
        return bind(await lazy.loadOnce());
      },
    };
  }

  // Every selector that asks what is on screen matches the current address, and a kept window is the same when one
  // comes back to it. While the pane goes ahead of the address, one route has two.
  let latest: readonly { rawPath: string; matched: OpenWindow }[] = [];

  return {
    path: path.pattern,
    caseSensitive: true,
    takesQuery,
    handle: {
      access,
      size,
      open: (rawPath) => {
        const known = latest.find((one) => one.rawPath === rawPath);
        if (known) return known.matched;
        const matched = matchAnew(rawPath);
        if (matched) latest = [{ rawPath, matched }, ...latest].slice(0, 2);
        return matched;
      },
    },
    lazy: () => lazy.loadOnce(),
  };
}
