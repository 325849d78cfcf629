import { setTimeout } from 'node:timers/promises';

/**
 * Follows what a page asks for, from now on.
 *
 * @param {import('@playwright/test').CDPSession} session of the page
 */
export async function watchNetwork(session) {
  const pending = new Set();
  const urls = [];
  let bytes = 0;
  let lastChange = performance.now();
  const follow = (event, change) => {
    session.on(event, (details) => {
      lastChange = performance.now();
      change(details);
    });
  };
  follow('Network.requestWillBeSent', ({ requestId, request }) => {
    if (/^https?:/.test(request.url)) {
      pending.add(requestId);
      urls.push(request.url);
    }
  });
  follow('Network.loadingFailed', ({ requestId }) => pending.delete(requestId));
  follow('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    // Of the page before this one the last may end only now.
    if (pending.delete(requestId)) bytes += encodedDataLength;
  });
  await session.send('Network.enable');

  return {
    /** Of all requests so far, in their order. */
    urls: () => [...urls],

    /** As they came over the wire, with the heads of the answers. */
    receivedBytes: () => bytes,

    /** Waits until nothing was asked for or answered for so long, in ms, beginning now. */
    untilQuiet: async (quietTime) => {
      lastChange = performance.now();
      for (;;) {
        const rest = lastChange + quietTime - performance.now();
        if (pending.size === 0 && rest <= 0) return;
        await setTimeout(Math.max(rest, 50));
      }
    },
  };
}
