/**
 * What a window page says about itself: the lazily loaded module that holds only what is particular about a window.
 * The loader, the window host and the tests read everything from here.
 */
import type { FunctionComponent } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { lazyCode } from '@/lib/lazyCode';
import type { ApiError } from '@/protocol/apiError';
import type { RootState } from '@/store/rootReducer';
import type { ScreenQuery } from './screenQuery';

/** 400, 708 or up to 1140 px wide. */
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

/** A window page: what a lazily loaded module says about itself. */
export interface WindowPage<Params> {
  /** What must be loaded before the page can be shown; none by default. */
  queries?: (context: WindowContext<Params>) => readonly ScreenQuery[];
  /** What one is likely to want next. Nobody waits for it, and nobody hears of its failure. */
  ahead?: (context: WindowContext<Params>) => readonly ScreenQuery[];
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
  /** What it is called while its data is on the way, where that is known from elsewhere. */
  knownName?: (context: WindowContext<Params>) => string | null;
  /** Where the size depends on what is shown; by default that of the route. */
  size?: (context: WindowContext<Params>) => WindowSize;
  /** Links to what contains this page, root first. */
  breadcrumbs?: (context: WindowContext<Params>) => readonly WindowBreadcrumb[];
  Page: FunctionComponent<Params>;
  /** Beside the title: what turns it into an editor. */
  Heading?: FunctionComponent<Params>;
  /** Commands in the title row, before the close button. */
  Buttons?: FunctionComponent<Params>;
}

/** Declares the page of a route; the params of `path` and page must agree. */
export function definePage<Params>(page: WindowPage<Params>): WindowPage<Params> {
  return page;
}

/** Imports the module that holds a page, under the name `Name`. */
export type LoadPage<Params, Name extends string> = () => Promise<Record<Name, WindowPage<Params>>>;

/** A page whose code is fetched once, however many routes show it: moving between them needs no placeholder. */
export interface LazyPage<Params> {
  loaded(): WindowPage<Params> | null;
  loadOnce(): Promise<WindowPage<Params>>;
}

/** Declares a page that several routes show; `name` is what its module calls it. */
export function lazyPage<Params, Name extends string = 'page'>(
  load: LoadPage<Params, Name>,
  // The compiler does not see that who gives no name has taken the default.
  name = 'page' as Name,
): LazyPage<Params> {
  const code = lazyCode(() => load().then((pages) => pages[name]));
  return { loaded: () => code.loaded, loadOnce: () => code.load() };
}
