import type { StoreEnhancer } from '@reduxjs/toolkit';
import { render } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { baseApi } from '@/api/baseApi';
import { App } from '@/app/App';
import { findWindow } from '@/app/routeTable';
import { seedSession } from '@/entities/session';
import type { GlobalData } from '@/protocol/global';
import type { WiOptions } from '@/protocol/wiOptions';
import { readPath } from '@/routing/address';
import { locationChanged } from '@/screen/navigation';
import { navigate, syncAddress } from '@/windows/addressSync';
import { setupStore, type AppStore } from '@/store/setupStore';
import { createScreenLoader } from '@/windows/screenLoader';
import { atTestEnd } from '@tests/setup/testEnd';
import { findRecorded, type Login } from './server/recordedCalls';
import { baseURL, csrfToken, serveRecorded } from './server/tracker';

interface RenderAppOptions {
  /** Raw hash path to start at; Home by default. */
  at?: string;
  /** Who has logged in; Carol, a member of every project, by default. */
  as?: Login;
  /** Around the store, for tests of its history. */
  enhancers?: readonly StoreEnhancer[];
}

interface RenderedApp {
  store: AppStore;
  user: UserEvent;
}

/**
 * Starts the whole client against the recorded tracker, as `startClient` does. It ends with the test.
 *
 * @example
 * const { user } = renderApp({ at: '/types/2/issues', as: 'carol' });
 * await user.click(await screen.findByRole('link', { name: 'Add issue' }));
 */
export function renderApp({
  at = '',
  as = 'carol',
  enhancers = [],
}: RenderAppOptions = {}): RenderedApp {
  serveRecorded(as);
  window.history.replaceState(null, '', at === '' ? '/' : `/#${at}`);

  const options = optionsOf(as);
  const loader = createScreenLoader({ findWindow });
  const store = setupStore({
    apiContext: { baseUrl: baseURL, userId: options.userId, csrfToken: options.csrfToken },
    middleware: loader.middleware,
    preloadedState: seedSession(options),
    enhancers,
  });
  const endAddressSync = syncAddress(store);
  store.dispatch(locationChanged({ path: readPath(), kind: 'start' }));

  const { unmount } = render(
    <App
      store={store}
      baseUrl={baseURL}
      locale={options.locale}
      messages={{}}
      go={(path, { replace = false } = {}) => {
        navigate(store, path, replace ? 'replace' : 'push');
      }}
    />,
  );
  atTestEnd(async () => {
    unmount();
    endAddressSync();
    loader.stop();
    await Promise.all([
      ...store.dispatch(baseApi.util.getRunningQueriesThunk()),
      ...store.dispatch(baseApi.util.getRunningMutationsThunk()),
    ]);
  });
  return { store, user: userEvent.setup({ delay: null }) };
}

/** What the host page told this user's client. */
export function optionsOf(as: Login): WiOptions {
  const global = readGlobal(as);
  return {
    baseURL,
    csrfToken: global.userId === 0 ? null : csrfToken,
    locale: 'en_US',
    serverName: global.serverName,
    serverVersion: global.serverVersion,
    serverUUID: global.serverUUID,
    userId: global.userId,
    userName: global.userName,
    userAccess: global.userAccess,
  };
}

/** The global data as recorded for this user. */
export function readGlobal(as: Login): GlobalData {
  const recorded = findRecorded(as, '/global.php', {});
  if (!recorded || !('result' in recorded.answer)) throw new Error(`No global data of ${as}`);
  return recorded.answer.result as GlobalData;
}
