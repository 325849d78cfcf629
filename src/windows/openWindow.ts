/** An open window: a window route matched with the ids of its address. */
import { createElement, type ReactElement } from 'react';
import type { ApiError } from '@/protocol/apiError';
import { selectOpenedAt } from '@/screen/navigation';
import type { RootState } from '@/store/rootReducer';
import type { ScreenQuery } from './screenQuery';
import type { WindowAccess } from './windowAccess';
import type { WindowBreadcrumb, WindowPage, WindowSize, WindowTitle } from './windowPage';

/** The page of an open window, once its code is there. */
export interface OpenPage {
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
  /** What it is called before its data is there; null if that is not known. */
  knownName(state: RootState): string | null;
  ahead(state: RootState): readonly ScreenQuery[];
  element: ReactElement;
  heading: ReactElement | null;
  buttons: ReactElement | null;
}

/** What an address opens. */
export interface OpenWindow {
  identity: string;
  access: WindowAccess;
  size: WindowSize;
  autoClose: boolean;
  keepsPlace: boolean;
  isKept: boolean;
  inPane: boolean;
  /** The first of what its page asks for, known before the code of that is there. */
  early(state: RootState): readonly ScreenQuery[];
  /** The page if its code is already there: shown in the same tick, without a placeholder. */
  loadedPage(): OpenPage | null;
  loadPage(): Promise<OpenPage>;
}

/** Binds a page to the ids of an address. */
export function openPage<Params extends Record<string, number>>(
  {
    queries,
    ahead,
    isReady,
    check,
    explain,
    title,
    knownName,
    size,
    breadcrumbs,
    Page,
    Heading,
    Buttons,
  }: WindowPage<Params>,
  params: Params,
  needsFresh: boolean,
): OpenPage {
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
    ahead: (state) => ahead?.({ params, state }) ?? [],
    title: (state) => title({ params, state }),
    knownName: (state) => knownName?.({ params, state }) ?? null,
    size: (state) => size?.({ params, state }) ?? null,
    breadcrumbs: (state) => breadcrumbs?.({ params, state }) ?? [],
    element: createElement(Page, params),
    heading: Heading ? createElement(Heading, params) : null,
    buttons: Buttons ? createElement(Buttons, params) : null,
  };
}
