import { slowDown } from './chromium.mjs';
import { pageProbe } from './pageProbe.mjs';
import { watchNetwork } from './watchNetwork.mjs';

/** Issues open in a window, as in every version that may be measured beside this one; the pane would be less to draw. */
function readInWindow() {
  window.localStorage.setItem('issuedesk.workspace', JSON.stringify({ reading: 'window' }));
}

/**
 * Opens a page that is measured from its start.
 *
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} url
 * @param {number} slowdown of the processor
 */
export async function openPage(context, url, slowdown) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const network = await watchNetwork(session);
  await session.send('Performance.enable');
  await slowDown(session, slowdown);
  await page.addInitScript(pageProbe);
  await page.addInitScript(readInWindow);
  await page.goto(url, { waitUntil: 'commit' });

  /** All parts of a click at once, as a hand makes them; Playwright would wait for the page in between. */
  const click = async ({ x, y }) => {
    const at = { x, y, button: 'left', clickCount: 1 };
    await Promise.all([
      session.send('Input.dispatchMouseEvent', { ...at, type: 'mouseMoved', button: 'none' }),
      session.send('Input.dispatchMouseEvent', { ...at, type: 'mousePressed' }),
      session.send('Input.dispatchMouseEvent', { ...at, type: 'mouseReleased' }),
    ]);
  };

  return {
    close: () => page.close(),
    urls: network.urls,
    receivedBytes: network.receivedBytes,

    /** Milliseconds from the start of the document to the frame that shows its first row. */
    firstRows: () => page.evaluate(() => window.bench.firstRows),

    /** The first row of the list on screen: where it leads, and where it is. */
    firstRow: () => page.evaluate(() => window.bench.firstRow()),

    /** Milliseconds from the change of the address to the frame that shows what is awaited. */
    go: (hash, awaited) =>
      page.evaluate((step) => window.bench.go(step.hash, step.awaited), { hash, awaited }),

    /** Milliseconds from a click of the mouse to the frame that shows what is awaited. */
    click: async (place, awaited) => {
      await page.evaluate((wanted) => window.bench.armClick(wanted), awaited);
      await click(place);
      return page.evaluate(() => window.bench.sinceClick);
    },

    /** A step must not pay for what the one before it left to do. */
    untilQuiet: async (quietTime) => {
      await network.untilQuiet(quietTime);
      await page.evaluate(() => window.bench.untilIdle());
    },

    countElements: () => page.evaluate(() => document.querySelectorAll('*').length),

    heapBytes: async () => {
      await session.send('HeapProfiler.collectGarbage');
      const { metrics } = await session.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'JSHeapUsedSize').value;
    },
  };
}
