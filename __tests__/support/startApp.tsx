import type { StoreEnhancer } from '@reduxjs/toolkit';
import { act, render } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent, type UserEvent } from '@testing-library/user-event';
import { baseApi } from '@/api/baseApi';
import { App } from '@/app/App';
import { findWindow, loadRoutes, whenKnown } from '@/app/routeTable';
import { seedSession } from '@/entities/session';
import { homePage } from '@/features/home/routes';
import type { WiOptions } from '@/protocol/wiOptions';
import { readPath } from '@/routing/address';
import { locationChanged } from '@/screen/navigation';
import { seedWorkspace } from '@/screen/workspace';
import { navigate, syncAddress } from '@/windows/addressSync';
import { setupStore, type AppStore } from '@/store/setupStore';
import { markupPart } from '@/ui/markupPart';
import { createScreenLoader } from '@/windows/screenLoader';
import { atTestEnd } from '@tests/setup/testEnd';

interface StartAppOptions {
  /** What the host page tells the client. */
  options: WiOptions;
  /** Raw hash path to start at. */
  at: string;
  /** Around the store. */
  enhancers?: readonly StoreEnhancer[];
  /** The screen has room for a pane beside the list; not by default. */
  isWide?: boolean;
  /** What an earlier visit has left of how one reads. */
  workspace?: unknown;
}

export interface StartedApp {
  store: AppStore;
  user: UserEvent;
  /** Until everything that was asked is answered and shown, and what the answers made the client ask. */
  settled(): Promise<void>;
  /** Closes the tab; happens by itself when the test ends. */
  end(): Promise<void>;
}

/** As in a browser a moment after the first list, and after the first hand. Tests without a document read words only. */
beforeAll(async () => {
  await loadRoutes();
  if (typeof document !== 'undefined') await markupPart.load();
});

/** Starts the whole client, as `startClient` does, against whatever server answers. It ends with the test. */
export function startApp({
  options,
  at,
  enhancers = [],
  isWide = false,
  workspace = null,
}: StartAppOptions): StartedApp {
  window.history.replaceState(null, '', at === '' ? '/' : `/#${at}`);
  const loader = createScreenLoader({ findWindow, homePage });
  const store = setupStore({
    apiContext: {
      baseUrl: options.baseURL,
      userId: options.userId,
      csrfToken: options.csrfToken,
    },
    middleware: loader.middleware,
    preloadedState: { ...seedSession(options), ...seedWorkspace(workspace, isWide) },
    enhancers,
  });
  store.dispatch(locationChanged({ path: readPath(), kind: 'start' }));
  const endAddressSync = syncAddress(store, whenKnown);

  const { unmount } = render(
    <App
      store={store}
      baseUrl={options.baseURL}
      locale={options.locale}
      messages={{}}
      go={(path, { replace = false } = {}) => {
        navigate(store, whenKnown, path, replace ? 'replace' : 'push');
      }}
    />,
  );

  const running = () => [
    ...store.dispatch(baseApi.util.getRunningQueriesThunk()),
    ...store.dispatch(baseApi.util.getRunningMutationsThunk()),
  ];
  let hasEnded = false;
  async function end(): Promise<void> {
    if (hasEnded) return;
    hasEnded = true;
    unmount();
    endAddressSync();
    loader.stop();
    await Promise.all(running());
  }
  atTestEnd(end);
  return {
    store,
    // There are no style sheets that could let a pointer through.
    user: userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never }),
    end,
    async settled() {
      for (let calls = running(); calls.length > 0; calls = running()) {
        await act(() => Promise.all(calls));
        // The screen hears of answers in the next frame, or with anything else that happens.
        act(() => {
          store.dispatch({ type: 'tests/answered' });
        });
      }
    },
  };
}
