/**
 * What is on screen, as a pure function of the state: which window is open, whether its data is there and which error
 * covers everything. The routes are passed in, since only the app knows them all.
 */
import { globalApi } from '@/api/endpoints/global';
import type { ApiError } from '@/protocol/apiError';
import { matchList } from '@/routing/paths/matchList';
import { selectPath } from '@/screen/navigation';
import { selectListError } from '@/lists/listView';
import type { RootState } from '@/store/rootReducer';
import { findAccessError } from './windowAccess';
import type { OpenPage } from './openWindow';
import type { OpenWindows } from './openWindows';

const selectGlobalEntry = globalApi.endpoints.getGlobal.select(undefined);

/** An error of loading that has nothing to show instead. */
export function findScreenError(state: RootState, { pane, window }: OpenWindows): ApiError | null {
  const isMain = matchList(selectPath(state)) !== null;
  if (!isMain && !window && !pane) return { kind: 'pageNotFound' };
  const global = selectGlobalEntry(state);
  if (global.data === undefined && global.error) return global.error as ApiError;
  if (window) return findAccessError(window.access, state);
  return selectListError(state);
}

/** Why a loaded page cannot be shown: its own check, or a query that failed with nothing to show. */
export function findPageError(state: RootState, page: OpenPage): ApiError | null {
  if (page.isReady(state)) return page.check(state);
  const error = failedQuery(state, page);
  return error && page.explain(error, state);
}

/** Whether an error stands in place of everything; that of a pane stands beside the list. */
export function isErrorShown(state: RootState, opened: OpenWindows): boolean {
  if (findScreenError(state, opened)) return true;
  const page = opened.window?.loadedPage();
  return page ? findPageError(state, page) !== null : false;
}

/** A query that failed although an older answer is shown; told beside it, not instead of it. */
export function findStaleError(state: RootState, page: OpenPage): ApiError | null {
  return page.isReady(state) ? failedQuery(state, page) : null;
}

function failedQuery(state: RootState, page: OpenPage): ApiError | null {
  for (const query of page.queries(state)) {
    const { error, isFetching } = query.select(state);
    if (error && !isFetching) return error;
  }
  return null;
}
