import { delay, http, HttpHandler, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

/**
 * Answers every request of a test; anything without a handler fails the test. The scenarios of
 * `@tests/support/server` put theirs before. The page with the session data is the one request that fails
 * unless a test says otherwise: the client asks it whether the session has ended whenever a server breaks.
 */
export const mswServer = setupServer(
  http.get('*/client/index.php', () => new HttpResponse(null, { status: 503 })),
);

/**
 * `TEST_DELAY=60` lets each answer take up to so many milliseconds, at random, so that tests fail that pass by the speed
 * of a machine only. Where a test has stopped the clock, answers take no time.
 */
const longestDelay = Number(process.env['TEST_DELAY'] ?? 0);

if (longestDelay > 0) {
  const { setTimeout } = globalThis;
  const { run } = HttpHandler.prototype;
  HttpHandler.prototype.run = async function (...args) {
    const outcome = await run.apply(this, args);
    if (outcome?.response && globalThis.setTimeout === setTimeout) {
      await delay(Math.random() * longestDelay);
    }
    return outcome;
  };
}
