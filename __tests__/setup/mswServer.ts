import { setupServer } from 'msw/node';

/**
 * The one mock server of the client tests. It starts empty: a test, or the world that `renderApp`
 * seeds, adds handlers with `mswServer.use(...)`; they are gone after the test. A request nobody
 * handles fails the test.
 */
export const mswServer = setupServer();
