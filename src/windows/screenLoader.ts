/**
 * Loads what the screen wants, in answer to actions only. Rendering never asks the server for anything, so a DevTools
 * jump, which replaces the state without an action, shows a moment of the past and sends nothing.
 */
import type { Middleware } from '@reduxjs/toolkit';
import type { AppDispatch } from '@/store/appDispatch';
import type { RootState } from '@/store/rootReducer';
import { afterPaint } from '@/lib/afterPaint';
import { createHeldQueries, type LoadedStore } from './heldQueries';
import { createItemRedirect } from './itemAddresses';
import { isSaved, keepAsItIs } from './savedForms';
import { type FindWindow, openWindows } from './openWindows';
import { isAtHome, wantedQueries } from './wantedQueries';
import type { LazyPage } from './windowPage';

interface ScreenLoaderOptions {
  findWindow: FindWindow;
  homePage: LazyPage<object>;
}

/** The loader of one store, as its middleware; `stop` ends its subscriptions and timers. */
export function createScreenLoader({ findWindow, homePage }: ScreenLoaderOptions) {
  const held = createHeldQueries();
  const want = (state: RootState) => wantedQueries(state, findWindow, homePage);
  const findOpen = (state: RootState) => openWindows(state, findWindow);
  let callOffRefresh: (() => void) | null = null;
  /** Whether an action is under way; what happens within it is looked at when it has ended. */
  let isBusy = false;
  let isStopped = false;
  /** The state as the latest action left it, and what was wanted in it. */
  let latest: { state: RootState; signature: string } | null = null;

  /** Two states with the same one want the same. */
  function signatureOf(state: RootState): string {
    if (latest?.state === state) return latest.signature;
    const { wants, isComplete } = want(state);
    const parts = wants.map(({ key, turn, since, pollingInterval }) => [
      key,
      turn,
      since,
      pollingInterval,
    ]);
    return JSON.stringify([isComplete, parts]);
  }

  function load(store: LoadedStore, isPainted: boolean) {
    isBusy = true;
    const hasOlder = held.follow(store, want, isPainted);
    isBusy = false;
    const state = store.getState();
    // Not from memory: code may have come since, which the state does not show.
    latest = null;
    latest = { state, signature: signatureOf(state) };
    if (hasOlder) {
      // What is shown already is refreshed after the frame that shows it: nobody waits for that.
      callOffRefresh ??= afterPaint(() => {
        callOffRefresh = null;
        loadUnlessJumped(store, true);
      });
    }
    for (const code of missingCode(state)) {
      code.then(
        () => {
          loadUnlessJumped(store, false);
        },
        () => {
          // The view waits for the same code and shows the failure, with a way to retry.
        },
      );
    }
  }

  /** The code on its way of what is open. */
  function missingCode(state: RootState): Promise<unknown>[] {
    const { window, pane } = findOpen(state);
    return [
      ...[window, pane].flatMap((opened) =>
        opened && !opened.loadedPage() ? [opened.loadPage()] : [],
      ),
      ...(isAtHome(state) && !homePage.loaded() ? [homePage.loadOnce()] : []),
    ];
  }

  /** Without an action: if one is elsewhere by now than the latest action led to, that was a jump, which sends nothing. */
  function loadUnlessJumped(store: LoadedStore, isPainted: boolean) {
    const hasJumped = store.getState().navigation !== latest?.state.navigation;
    if (!isStopped && !hasJumped) load(store, isPainted);
  }

  const middleware: Middleware<object, RootState, AppDispatch> = (store) => (next) => (action) => {
    if (isSaved(action) && findOpen(store.getState()).window?.autoClose === false) {
      store.dispatch(keepAsItIs(held.windowCacheKeys()));
    }
    if (isBusy || isStopped) return next(action);
    const before = signatureOf(store.getState());
    isBusy = true;
    try {
      return next(action);
    } finally {
      isBusy = false;
      const state = store.getState();
      const signature = signatureOf(state);
      latest = { state, signature };
      if (signature !== before || held.owes()) load(store, false);
    }
  };

  return {
    middleware: [middleware, createItemRedirect()],
    stop() {
      isStopped = true;
      callOffRefresh?.();
      held.abort();
    },
  };
}
