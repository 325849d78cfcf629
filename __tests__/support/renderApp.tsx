import type { StoreEnhancer } from '@reduxjs/toolkit';
import type { GlobalData } from '@/protocol/global';
import type { WiOptions } from '@/protocol/wiOptions';
import { findRecorded, type Login } from './server/recordedCalls';
import { baseURL, csrfToken, serveRecorded } from './server/tracker';
import { startApp, type StartedApp } from './startApp';

interface RenderAppOptions {
  /** Raw hash path to start at; Home by default. */
  at?: string;
  /** Who has logged in; Carol, a member of every project, by default. */
  as?: Login;
  /** Around the store, for tests of its history. */
  enhancers?: readonly StoreEnhancer[];
  /** The screen has room for a pane beside the list; not by default. */
  isWide?: boolean;
}

/**
 * Starts the whole client against the recorded tracker. It ends with the test.
 *
 * @example
 * const { user } = renderApp({ at: '/types/2/issues', as: 'carol' });
 * await user.click(await screen.findByRole('link', { name: 'Add issue' }));
 */
export function renderApp({
  at = '',
  as = 'carol',
  enhancers = [],
  isWide = false,
}: RenderAppOptions = {}): StartedApp {
  serveRecorded(as);
  return startApp({ options: optionsOf(as), at, enhancers, isWide });
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
