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
 * @param {object} how
 * @param {number} how.slowdown of the processor
 * @param {'time' | 'work'} how.clock what steps are measured by: time as a person feels it, or the work of the page's main
 *   thread in that time, which whatever else runs on the machine adds nothing to
 */
export async function openPage(context, url, { slowdown, clock }) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const network = await watchNetwork(session);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
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

  const metric = async (wanted) => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === wanted).value;
  };
  /** In ms, since the document began. */
  const worked = async () => 1000 * (await metric('TaskDuration'));
  const measured = async (step) => {
    if (clock === 'time') return step();
    const before = await worked();
    await step();
    return (await worked()) - before;
  };

  return {
    close: () => page.close(),
    urls: network.urls,
    receivedBytes: network.receivedBytes,

    /** Milliseconds from the start of the document to the frame that shows its first row. */
    firstRows: async () => {
      const time = await page.evaluate(() => window.bench.firstRows);
      return clock === 'time' ? time : worked();
    },

    /** The first row of the list on screen: where it leads, and where it is. */
    firstRow: () => page.evaluate(() => window.bench.firstRow()),

    /** Milliseconds from the change of the address to the frame that shows what is awaited. */
    go: (hash, awaited) =>
      measured(() =>
        page.evaluate((step) => window.bench.go(step.hash, step.awaited), { hash, awaited }),
      ),

    /** Milliseconds from a click of the mouse to the frame that shows what is awaited. */
    click: async (place, awaited) => {
      await page.evaluate((wanted) => window.bench.armClick(wanted), awaited);
      return measured(async () => {
        await click(place);
        return page.evaluate(() => window.bench.sinceClick);
      });
    },

    /** A step must not pay for what the one before it left to do. */
    untilQuiet: async (quietTime) => {
      await network.untilQuiet(quietTime);
      await page.evaluate(() => window.bench.untilIdle());
    },

    countElements: () => page.evaluate(() => document.querySelectorAll('*').length),

    heapBytes: async () => {
      await session.send('HeapProfiler.collectGarbage');
      return metric('JSHeapUsedSize');
    },
  };
}
