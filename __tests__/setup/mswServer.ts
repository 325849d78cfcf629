import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

/**
 * The one mock server of the client tests. A test, or the world that `renderApp` seeds,
 * adds handlers with `mswServer.use(...)`; they are gone after the test. A request nobody handles
 * fails the test. Only the client page, which is looked at after a failed call, fails like the call.
 */
export const mswServer = setupServer(
  http.get('*/client/index.php', () => new HttpResponse(null, { status: 503 })),
);
