import { StrictMode } from 'react';
import { setupListeners } from '@reduxjs/toolkit/query';
import type { ApiContext } from '@/api/apiContext';
import { baseApi } from '@/api/baseApi';
import { seedSession } from '@/entities/session';
import { homePage } from '@/features/home/routes';
import { draftOwner, startDrafts } from '@/forms/drafts';
import { startLocale } from '@/i18n/loadLocale';
import { preloadCode } from '@/lib/lazyCode';
import { ANONYMOUS_ID } from '@/protocol/access';
import type { WiOptions } from '@/protocol/wiOptions';
import { convertLegacyQuery, readPath } from '@/routing/address';
import { matchList } from '@/routing/paths/matchList';
import { locationChanged } from '@/screen/navigation';
import { navigate, syncAddress } from '@/windows/addressSync';
import { setupStore } from '@/store/setupStore';
import { afterPaint } from '@/lib/afterPaint';
import { createScreenLoader } from '@/windows/screenLoader';
import { applyAppearance } from '@/ui/appearance';
import { markupPart } from '@/ui/markupPart';
import { measureStandIns } from '@/ui/standIns';
import { App } from './App';
import styles from './AppShell.module.css';
import { pause } from './early/turns';
import { keepWorkspace, readWorkspace } from './keepWorkspace';
import { preloadOnIntent } from './preloadOnIntent';
import { openRoot } from './root';
import { findWindow, loadRoutes, preloadWindow, whenKnown } from './routeTable';
import { startIdleLater } from './startIdleLater';
import { preloadWindows } from './window/lazyWindows';

let isStarted = false;

/** How long the first picture waits for the first answers, in ms: too short to be noticed where they take longer. */
const answerPatience = 100;

/** What is on the screen is not taken away before its answers are read, in ms. */
const picturePatience = 1_000;

/**
 * Starts the client in `container`, whose content it replaces (screens 1); a picture takes itself away.
 *
 * @param apiContext with the calls sent ahead
 * @param firstPath where one was when they were sent; one may have gone on since
 * @param hasPicture the list of `firstPath` is in `container` already
 * @returns a function that ends it: timers, listeners and requests included
 * @throws when it is already running
 */
export function startClient(
  options: WiOptions,
  container: HTMLElement,
  apiContext: ApiContext,
  firstPath = readPath(),
  hasPicture = false,
): () => void {
  if (isStarted) throw new Error('Application already started');
  isStarted = true;
  measureStandIns();

  const converted = convertLegacyQuery(window.location.href);
  if (converted !== null) window.history.replaceState(null, '', converted);
  applyAppearance();

  const loader = createScreenLoader({ findWindow, homePage });
  const store = setupStore({
    apiContext,
    middleware: loader.middleware,
    preloadedState: { ...seedSession(options), ...readWorkspace() },
  });
  const endWorkspace = keepWorkspace(store);
  const endFocusListeners = setupListeners(store.dispatch);
  const endIntent = preloadOnIntent(preloadWindow);
  // What another user of this browser left unsaved is not for the eyes of this one.
  if (options.userId !== ANONYMOUS_ID) startDrafts(draftOwner(options.baseURL, options.userId));
  const root = openRoot(hasPicture ? besidePicture(container) : container);

  // Before any part is asked for: each waits for its words.
  const language = startLocale(options.locale);
  if (!matchList(readPath())) {
    void preloadWindows();
    preloadCode([markupPart]);
  }
  // The first requests leave before the texts are there: both take a round trip.
  store.dispatch(
    locationChanged({ path: converted === null ? firstPath : readPath(), kind: 'start' }),
  );
  const endAddressSync = syncAddress(store, whenKnown);
  const answers = Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));

  let isEnded = false;
  let endIdle: (() => void) | undefined;
  // Drawing an empty screen first would take longer than it takes most answers to arrive.
  const patience = hasPicture ? picturePatience : answerPatience;
  void Promise.all([language, Promise.race([answers, pause(patience)])]).then((first) => {
    const { locale, messages } = first[0];
    // What was not asked for by now would be out of date later.
    apiContext.ahead?.clear();
    if (isEnded) return;
    root.render(
      <StrictMode>
        <App
          store={store}
          baseUrl={options.baseURL}
          locale={locale}
          messages={messages}
          go={(path, { replace = false } = {}) => {
            navigate(store, whenKnown, path, replace ? 'replace' : 'push');
          }}
        />
      </StrictMode>,
    );
    // The first click comes soon.
    afterPaint(() => {
      void loadRoutes().catch(() => undefined);
    });
    endIdle = startIdleLater(store, { baseUrl: options.baseURL, locale: options.locale });
  });

  return () => {
    isEnded = true;
    isStarted = false;
    endIdle?.();
    endIntent();
    endFocusListeners();
    endWorkspace();
    endAddressSync();
    loader.stop();
    root.unmount();
  };
}

/** A place in `container` that leaves what is there, before it in the order of keys and of whoever looks for a part of the page. */
function besidePicture(container: HTMLElement): HTMLElement {
  const place = document.createElement('div');
  place.className = styles['own'] ?? '';
  container.prepend(place);
  return place;
}
