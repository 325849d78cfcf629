import { StrictMode } from 'react';
import { setupListeners } from '@reduxjs/toolkit/query';
import { createRoot } from 'react-dom/client';
import type { ApiContext } from '@/api/apiContext';
import { seedSession } from '@/entities/session';
import { loadLocale } from '@/i18n/loadLocale';
import { ANONYMOUS_ID } from '@/protocol/access';
import type { WiOptions } from '@/protocol/wiOptions';
import { convertLegacyQuery, readPath } from '@/routing/address';
import { locationChanged } from '@/screen/navigation';
import { navigate, syncAddress } from '@/store/addressSync';
import { setupStore } from '@/store/setupStore';
import { applyAppearance } from '@/ui/appearance';
import { App } from './App';
import { preloadOnIntent } from './preloadOnIntent';
import { preloadWhenIdle } from './preloadWhenIdle';
import { findWindow, preloadWindow } from './routeTable';

let isStarted = false;

/**
 * Starts the client in `container`, whose content it replaces (screens 1).
 *
 * @returns a function that ends it: timers, listeners and requests included
 * @throws when it is already running
 */
export function startClient(options: WiOptions, container: HTMLElement): () => void {
  if (isStarted) throw new Error('Application already started');
  isStarted = true;

  const converted = convertLegacyQuery(window.location.href);
  if (converted !== null) window.history.replaceState(null, '', converted);
  applyAppearance();

  const apiContext: ApiContext = { baseUrl: options.baseURL, csrfToken: options.csrfToken };
  const { store, stop } = setupStore({
    apiContext,
    findWindow,
    preloadedState: seedSession(options),
  });
  const endAddressSync = syncAddress(store);
  const endFocusListeners = setupListeners(store.dispatch);
  const endIntent = preloadOnIntent(preloadWindow);
  const endIdle = preloadWhenIdle();
  const root = createRoot(container);

  void wipeForeignDrafts(options);

  // The first requests leave before the texts are there: both take a round trip.
  store.dispatch(locationChanged({ path: readPath(), kind: 'start' }));

  let isEnded = false;
  void loadLocale(options.locale).then(({ locale, messages }) => {
    if (isEnded) return;
    root.render(
      <StrictMode>
        <App
          store={store}
          baseUrl={options.baseURL}
          locale={locale}
          messages={messages}
          go={(path, { replace = false } = {}) => {
            navigate(store, path, replace ? 'replace' : 'push');
          }}
        />
      </StrictMode>,
    );
  });

  return () => {
    isEnded = true;
    isStarted = false;
    endIdle();
    endIntent();
    endFocusListeners();
    endAddressSync();
    stop();
    root.unmount();
  };
}

/** What another user of this browser left unsaved is not for the eyes of this one. */
async function wipeForeignDrafts({ baseURL, userId }: WiOptions): Promise<void> {
  if (userId === ANONYMOUS_ID) return;
  const { draftOwner, dropForeignDrafts } = await import('@/forms/drafts');
  dropForeignDrafts(draftOwner(baseURL, userId));
}
