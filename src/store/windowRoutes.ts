/**
 * Window routes as data. A feature binds a path to a page that is loaded on demand; the loader, the window host and
 * the tests read everything else (access, size, queries, title) from here, so that pages hold only what is particular.
 */
import { createElement, type FunctionComponent, type ReactElement } from 'react';
import type { MessageDescriptor } from 'react-intl';
import type { ApiError } from '@/protocol/apiError';
import type { Path } from '@/routing/path';
import { selectOpenedAt } from '@/screen/navigation';
import type { RootState } from './rootReducer';
import type { ScreenQuery } from './screenQuery';

/** Who may open a window; refused without a call to the server. */
export type WindowAccess = 'anybody' | 'login' | 'admin';

/** 400, 708 or up to 1140 px wide (screens 6). */
export type WindowSize = 'small' | 'normal' | 'large';

/** A text of ours or of the server, for headings and the document's title. */
export type WindowTitle =
  { message: MessageDescriptor; values?: Record<string, string | number> } | { text: string };

/** A step of the way back: a page's title and its raw path. */
export interface WindowBreadcrumb {
  title: WindowTitle;
  path: string;
}

/** Where a window stands: the ids of its address and the whole state. */
export interface WindowContext<Params> {
  params: Params;
  state: RootState;
}

/** What a lazily loaded page module says about itself. */
export interface WindowPage<Params> {
  /** What must be loaded before the page can be shown; none by default. */
  queries?: (context: WindowContext<Params>) => readonly ScreenQuery[];
  /**
   * True when the page can be shown from what is already there; by default when every query has data, and in windows
   * that one writes in (those without `autoClose`) when that data was asked for after the window was opened: a form
   * made of an older answer would write old values back.
   */
  isReady?: (context: WindowContext<Params>) => boolean;
  /** What forbids the page once its data is there, for example a description that already exists. */
  check?: (context: WindowContext<Params>) => ApiError | null;
  /** What the failure of a query means here, where it says less or something else by itself. */
  explain?: (error: ApiError, context: WindowContext<Params>) => ApiError;
  title: (context: WindowContext<Params>) => WindowTitle;
  /** Where the size depends on what is shown; by default that of the route. */
  size?: (context: WindowContext<Params>) => WindowSize;
  /** Links to what contains this page, root first. */
  breadcrumbs?: (context: WindowContext<Params>) => readonly WindowBreadcrumb[];
  Page: FunctionComponent<Params>;
  /** Commands in the title row, before the close button. */
  Buttons?: FunctionComponent<Params>;
}

interface WindowRouteOptions<Params extends Record<string, number>> {
  path: Path<Params>;
  access: WindowAccess;
  size: WindowSize;
  /** Esc and a click beside the window close it (screens 6): it shows something and nothing is written in it. */
  autoClose?: boolean;
  /** Coming back leads to where one was (screens 6.1); by default so in windows with `autoClose`. */
  keepsPlace?: boolean;
  /** The window stays built when it is closed, so that coming back to it costs nothing. */
  isKept?: boolean;
  /** Addresses with the same identity are one window that stays open while moving between them; by default the path. */
  identity?: (params: Params) => string;
  /** Imports the page's own chunk; routes that share a page share it as a `lazyPage`. */
  load: LoadPage<NoInfer<Params>> | LazyPage<NoInfer<Params>>;
}

type LoadPage<Params> = () => Promise<{ page: WindowPage<Params> }>;

/** A page whose code is fetched once, however many routes show it: moving between them needs no placeholder. */
export interface LazyPage<Params> {
  loaded(): WindowPage<Params> | null;
  loadOnce(): Promise<WindowPage<Params>>;
}

/** A loaded page bound to the ids of its address. */
export interface BoundPage {
  queries(state: RootState): readonly ScreenQuery[];
  /** Whether there is an answer to tell title, size and breadcrumbs from, be it an older one. */
  hasData(state: RootState): boolean;
  isReady(state: RootState): boolean;
  check(state: RootState): ApiError | null;
  explain(error: ApiError, state: RootState): ApiError;
  title(state: RootState): WindowTitle;
  /** null: that of the route. */
  size(state: RootState): WindowSize | null;
  breadcrumbs(state: RootState): readonly WindowBreadcrumb[];
  element: ReactElement;
  buttons: ReactElement | null;
}

/** An address that matched a route. */
export interface MatchedWindow {
  identity: string;
  access: WindowAccess;
  size: WindowSize;
  autoClose: boolean;
  keepsPlace: boolean;
  isKept: boolean;
  /** The page if its code is already there: shown in the same tick, without a placeholder. */
  loadedPage(): BoundPage | null;
  loadPage(): Promise<BoundPage>;
}

/** A route whose params are known only to itself. */
export interface WindowRoute {
  pattern: string;
  access: WindowAccess;
  /** Whether an address is one of this route, without looking further into it. */
  accepts(rawPath: string): boolean;
  match(rawPath: string): MatchedWindow | null;
  /** Fetches the code ahead of the click. */
  preload(): void;
}

/** Declares the page of a route; the params of `path` and page must agree. */
export function definePage<Params>(page: WindowPage<Params>): WindowPage<Params> {
  return page;
}

/** Declares a page that several routes show. */
export function lazyPage<Params>(load: LoadPage<Params>): LazyPage<Params> {
  let loaded: WindowPage<Params> | null = null;
  let loading: Promise<WindowPage<Params>> | null = null;
  return {
    loaded: () => loaded,
    loadOnce() {
      loading ??= load().then(
        ({ page }) => (loaded = page),
        (error: unknown) => {
          // A failed download may succeed when the network is back.
          loading = null;
          throw error;
        },
      );
      return loading;
    },
  };
}

/**
 * Binds a path to a page.
 *
 * @example
 * defineWindow({ path: issuePaths.editIssue, access: 'login', size: 'normal', load: () => import('./EditIssuePage') })
 */
export function defineWindow<Params extends Record<string, number>>({
  path,
  access,
  size,
  autoClose = false,
  keepsPlace = autoClose,
  isKept = false,
  identity,
  load,
}: WindowRouteOptions<Params>): WindowRoute {
  const lazy: LazyPage<Params> = 'loadOnce' in load ? load : lazyPage(load);

  function matchAnew(rawPath: string): MatchedWindow | null {
    const params = path.match(rawPath);
    if (!params) return null;
    let bound: BoundPage | null = null;
    const bind = (page: WindowPage<Params>) => (bound ??= bindPage(page, params, !autoClose));
    return {
      identity: identity?.(params) ?? rawPath,
      access,
      size,
      autoClose,
      keepsPlace,
      isKept,
      loadedPage: () => {
        const loaded = lazy.loaded();
        return bound ?? (loaded && bind(loaded));
      },
      loadPage: async () => bind(await lazy.loadOnce()),
    };
  }

  // Every selector that asks what is on screen matches the current address, and a kept window is the same when one
  // comes back to it.
  let latest: { rawPath: string; matched: MatchedWindow } | null = null;

  return {
    pattern: path.pattern,
    access,
    accepts: (rawPath) => path.match(rawPath) !== null,
    match: (rawPath) => {
      if (latest?.rawPath === rawPath) return latest.matched;
      const matched = matchAnew(rawPath);
      if (matched) latest = { rawPath, matched };
      return matched;
    },
    preload: () => {
      lazy.loadOnce().catch(() => {
        // Only a hint: opening the window loads again and reports the failure.
      });
    },
  };
}

function bindPage<Params extends Record<string, number>>(
  { queries, isReady, check, explain, title, size, breadcrumbs, Page, Buttons }: WindowPage<Params>,
  params: Params,
  needsFresh: boolean,
): BoundPage {
  const listQueries = (state: RootState) => queries?.({ params, state }) ?? [];
  const hasData = (state: RootState) =>
    isReady?.({ params, state }) ??
    listQueries(state).every((query) => query.select(state).data !== undefined);
  const isFresh = (state: RootState) =>
    listQueries(state).every((query) => query.isFresh(state, selectOpenedAt(state)));
  return {
    queries: listQueries,
    hasData,
    isReady: (state) => hasData(state) && (!needsFresh || isReady !== undefined || isFresh(state)),
    check: (state) => check?.({ params, state }) ?? null,
    explain: (error, state) => explain?.(error, { params, state }) ?? error,
    title: (state) => title({ params, state }),
    size: (state) => size?.({ params, state }) ?? null,
    breadcrumbs: (state) => breadcrumbs?.({ params, state }) ?? [],
    element: createElement(Page, params),
    buttons: Buttons ? createElement(Buttons, params) : null,
  };
}
