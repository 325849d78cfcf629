/**
 * Loads what the screen needs, in answer to actions only (screens 3, 4). Rendering never asks the server for anything,
 * so a DevTools jump, which replaces the state without an action, shows a moment of the past and sends nothing.
 */
import { createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';
import type { ApiContext } from '@/api/apiContext';
import { globalApi } from '@/api/endpoints/global';
import { issuesApi } from '@/api/endpoints/issues';
import { freshnessSeconds, pageSizes } from '@/protocol/limits';
import { matchList } from '@/routing/paths/lists';
import { eventPageChanged, eventTypeChosen } from '@/screen/eventLog';
import { pageChanged, reloadRequested, selectListArg, sorted } from '@/screen/issueList';
import { historyFilterChosen, issueMarked } from '@/screen/issueView';
import { locationChanged, screenRetried, selectPath } from '@/screen/navigation';
import { afterPaint } from './afterPaint';
import { startAlertPolling } from './alertPolling';
import type { AppDispatch } from '@/store/appDispatch';
import { createHeldQueries } from './heldQueries';
import { createItemRedirect } from './itemLinks';
import { createSavedForms } from './savedForms';
import { selectIsListAnswered } from '@/lists/listView';
import type { RootState } from '@/store/rootReducer';
import { screenQuery } from './screenQuery';
import { isErrorShown } from './screenView';
import { findAccessError } from './windowAccess';
import type { OpenWindow } from './openWindow';

interface ScreenLoaderOptions {
  /** The window route of a raw path, or null for main and unknown paths. */
  findWindow: (rawPath: string) => OpenWindow | null;
}

const { matchFulfilled: listLoaded } = issuesApi.endpoints.listIssues;
const freshGlobal = screenQuery(globalApi.endpoints.getGlobal, undefined, {
  maxAge: freshnessSeconds.global,
});

/** The loader of one store, as its middleware; `stop` ends its listeners, subscriptions and timers. */
export function createScreenLoader({ findWindow }: ScreenLoaderOptions) {
  const listeners = createListenerMiddleware<RootState, AppDispatch, ApiContext>();
  const startListening = listeners.startListening.withTypes<RootState, AppDispatch, ApiContext>();
  const globalHeld = createHeldQueries();
  const listHeld = createHeldQueries();
  const alertsHeld = startAlertPolling(startListening, findWindow);
  const windowHeld = createHeldQueries();
  /** What is shown already is refreshed after the frame that shows it: nobody waits for that. */
  let callOffRefresh: () => void = () => undefined;

  function loadGlobal(dispatch: AppDispatch, maxAge: number) {
    return globalHeld.hold(dispatch, [
      screenQuery(globalApi.endpoints.getGlobal, undefined, { maxAge }),
    ]);
  }

  function loadList(dispatch: AppDispatch, state: RootState, maxAge = 0) {
    const arg = selectListArg(state);
    return listHeld.hold(
      dispatch,
      arg ? [screenQuery(issuesApi.endpoints.listIssues, arg, { maxAge })] : [],
    );
  }

  /** The queries of the window at the current path, or null when there is none or the user may not open it. */
  async function readWindowQueries(getState: () => RootState) {
    const matched = findWindow(selectPath(getState()));
    if (!matched || findAccessError(matched.access, getState())) return null;
    try {
      // Rights and formats come with the global data, so a window opened by its address waits for them.
      const [page] = await Promise.all([matched.loadPage(), globalHeld.settled()]);
      return page.queries(getState());
    } catch {
      // The window host renders the same promise and shows its failure with a way to retry.
      return null;
    }
  }

  startListening({
    matcher: isAnyOf(locationChanged, screenRetried),
    effect: async (
      action,
      { cancelActiveListeners, dispatch, getState, getOriginalState, pause },
    ) => {
      const state = getState();
      const isMain = matchList(selectPath(state)) !== null;
      const opened = findWindow(selectPath(state));
      const left = findWindow(selectPath(getOriginalState()));
      const isStart = locationChanged.match(action) && action.payload.kind === 'start';
      const isRetry = screenRetried.match(action);
      const staysOpen = opened?.identity === left?.identity && !isStart && !isRetry;
      // What a window is still about to load when one moves on inside it is for the window as a whole.
      if (!opened || !staysOpen) cancelActiveListeners();

      const global = freshGlobal.select(state);
      const hasGlobal = global.data !== undefined;
      if (isMain || (opened && (isStart || isRetry || !hasGlobal))) {
        const { filters, search } = getOriginalState().issueList;
        const isOtherList =
          filters !== state.issueList.filters || search !== state.issueList.search;
        // A list follows the definitions that come with the global data, and what an error was about may be gone.
        const isOutdated = hasGlobal && !freshGlobal.isFresh(state, Date.now());
        const leavesError = isErrorShown(getOriginalState(), left);
        const mustReload = isOtherList || isRetry || isOutdated || leavesError;
        const load = () => {
          void loadGlobal(dispatch, isRetry ? 0 : freshnessSeconds.global);
          void loadList(dispatch, getState(), mustReload ? 0 : freshnessSeconds.issueList);
        };
        callOffRefresh();
        if (selectIsListAnswered(state)) callOffRefresh = afterPaint(load);
        else load();
      }
      if (!opened) {
        windowHeld.release();
        return;
      }
      if (staysOpen) return;
      const page = opened.loadedPage();
      if (page?.isReady(state)) {
        await pause(
          new Promise<void>((resolve) => {
            afterPaint(resolve);
          }),
        );
      }
      // Asked before anything is drawn, if nothing has to be waited for: why the last visit failed would be seen again.
      const isAskable = hasGlobal && !global.isFetching && !isRetry;
      const queries =
        page && isAskable && !findAccessError(opened.access, state)
          ? page.queries(getState())
          : await pause(readWindowQueries(getState));
      if (queries) await pause(windowHeld.hold(dispatch, queries));
      else windowHeld.release();
    },
  });

  startListening({
    matcher: isAnyOf(historyFilterChosen, issueMarked),
    effect: async (_action, { cancelActiveListeners, dispatch, getState, pause }) => {
      cancelActiveListeners();
      // Read at once: what was chosen counts also when the window is closed before it could be sent.
      const opened = findWindow(selectPath(getState()));
      const queries = opened?.loadedPage()?.queries(getState()) ?? [];
      // A question that is still open is not asked again, so the mark would be lost.
      await pause(windowHeld.settled());
      const current = findWindow(selectPath(getState()));
      if (current?.identity === opened?.identity) {
        // Read again: what was waited for may have changed what is known, and so what is to be asked.
        await windowHeld.hold(dispatch, current?.loadedPage()?.queries(getState()) ?? []);
      } else {
        for (const query of queries) dispatch(query.start()).unsubscribe();
      }
    },
  });

  startListening({
    matcher: isAnyOf(eventTypeChosen, eventPageChanged),
    effect: async (_action, { cancelActiveListeners, dispatch, getState, pause }) => {
      cancelActiveListeners();
      const queries = await pause(readWindowQueries(getState));
      if (queries) await pause(windowHeld.hold(dispatch, queries));
    },
  });

  startListening({
    matcher: isAnyOf(sorted, pageChanged),
    effect: async (_action, { dispatch, getState }) => {
      await loadList(dispatch, getState());
    },
  });

  startListening({
    actionCreator: reloadRequested,
    effect: async (_action, { dispatch, getState }) => {
      await Promise.all([
        loadGlobal(dispatch, freshnessSeconds.global),
        loadList(dispatch, getState()),
      ]);
    },
  });

  startListening({
    matcher: listLoaded,
    effect: (action, { dispatch, getState }) => {
      const { offset = 0 } = action.meta.arg.originalArgs;
      const isPastEnd = offset > 0 && action.payload.issues.length === 0;
      if (!isPastEnd || selectListArg(getState())?.offset !== offset) return;
      // The last rows of the page were deleted: the server answers totalCount = offset then (protocol 4.4).
      const lastPage = Math.ceil(action.payload.totalCount / pageSizes.issues) - 1;
      dispatch(pageChanged({ offset: Math.max(0, lastPage) * pageSizes.issues }));
    },
  });

  return {
    middleware: [
      listeners.middleware,
      createSavedForms(findWindow, { windowHeld, listHeld }),
      createItemRedirect(),
    ],
    stop() {
      listeners.clearListeners();
      callOffRefresh();
      for (const held of [globalHeld, listHeld, alertsHeld, windowHeld]) held.abort();
    },
  };
}
