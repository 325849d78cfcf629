import { setTimeout } from 'node:timers/promises';
import { slowDown } from './chromium.mjs';
import { pageProbe } from './pageProbe.mjs';
import { shown, traceWork, workByKind, workOf } from './traceWork.mjs';
import { watchNetwork } from './watchNetwork.mjs';

/** Runs in the page: where issues open, and how lists are shown. */
function keepWorkspace(workspace) {
  window.localStorage.setItem('issuedesk.workspace', JSON.stringify(workspace));
}

/** Between two movements of a hand, in ms: fewer than of a real one, which are work of the page as well. */
const handPause = 50;

/** What the bits of the protocol of the browser call a key that is held. */
const control = 2;

/** A key as the browser's protocol wants it: `k`, `Control+k`, `Enter`. */
function keyEvent(name) {
  const key = name.replace('Control+', '');
  const isHeld = key !== name;
  const text = key.length === 1 && !isHeld ? key : { Enter: '\r' }[key];
  return {
    key,
    code: key.length === 1 ? `Key${key.toUpperCase()}` : key,
    windowsVirtualKeyCode: { Enter: 13, End: 35 }[key] ?? key.toUpperCase().charCodeAt(0),
    modifiers: isHeld ? control : 0,
    ...(text && { text }),
  };
}

/**
 * Goes to an empty page of the server, as if one came from its login page. Who comes from elsewhere gets a new process of
 * the browser (`cross-origin-opener-policy`), which takes longer to start than the client, and is none of its work.
 */
async function comeFromServer(page, url) {
  const empty = new URL('/empty', url).href;
  await page.route(empty, (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'cross-origin-opener-policy': 'same-origin' },
      body: '<!doctype html><title>Empty</title>',
    }),
  );
  await page.goto(empty);
  await page.unroute(empty);
}

/**
 * Opens a page that is measured from its start, coming from another page of the same server.
 *
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} url
 * @param {object} how
 * @param {number} how.slowdown of the processor
 * @param {'time' | 'work'} how.clock what steps are measured by: time as a person feels it, or the work of the page's main
 *   thread in that time (`traceWork`), which whatever else runs on the machine adds nothing to
 * @param {'window' | 'pane'} [how.reading] where issues open: in a window, as in every version that may be measured beside
 *   this one, unless something is measured that is only there beside the list
 * @param {'pages' | 'whole'} [how.lists] how lists are shown
 * @param {boolean} [how.awaitsBar] whether it will have a toolbar that is measured, too
 * @param {(answer: object) => object} [how.toGlobal] what the client is told in place of what the tracker has
 */
export async function openPage(
  context,
  url,
  { slowdown, clock, reading = 'window', lists = 'pages', awaitsBar = false, toGlobal },
) {
  const page = await context.newPage();
  await comeFromServer(page, url);
  const session = await context.newCDPSession(page);
  const network = await watchNetwork(session);
  await session.send('Performance.enable');
  await slowDown(session, slowdown);
  await page.addInitScript(pageProbe, { awaitsBar });
  await page.addInitScript(keepWorkspace, { reading, lists });
  if (toGlobal) {
    await page.route('**/server/api/global.php', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: toGlobal(await response.json()) });
    });
  }
  const endStart = clock === 'work' ? await traceWork(session) : undefined;
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

  /** A hand comes to a place, and takes so many ms for it: somebody is about to press there. */
  const comeTo = async ({ x, y }, duration) => {
    for (let left = duration; left > 0; left -= handPause) {
      const at = { x: x + left / handPause, y };
      await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...at, button: 'none' });
      await setTimeout(Math.min(left, handPause));
    }
  };

  /** Both halves at once, as of a click. */
  const press = async (name) => {
    const event = keyEvent(name);
    await Promise.all([
      session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...event }),
      session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event, text: undefined }),
    ]);
  };

  const metric = async (wanted) => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === wanted).value;
  };
  // The page hands over what it has traced when it is idle; on a busy machine the end of a trace does not wait for it.
  const untilIdle = () => page.evaluate(() => window.bench.untilIdle());
  let kindsOfStep = {};
  const measured = async (step) => {
    if (clock === 'time') return step();
    const endTrace = await traceWork(session);
    await step();
    await untilIdle();
    const trace = await endTrace();
    kindsOfStep = workByKind(trace);
    return workOf(trace);
  };

  const timeOf = {
    step: () => page.evaluate(() => window.bench.firstRows),
    bar: () => page.evaluate(() => window.bench.firstBar),
  };
  let startTrace;
  /** One trace for all that is measured of the start. */
  const traceStart = async () => {
    await timeOf.step();
    if (awaitsBar) await timeOf.bar();
    await untilIdle();
    return endStart();
  };
  const sinceStart = async (what) => {
    if (!endStart) return timeOf[what]();
    startTrace ??= traceStart();
    kindsOfStep = workByKind(await startTrace);
    return workOf(await startTrace, shown[what]);
  };

  return {
    close: () => page.close(),
    urls: network.urls,
    receivedBytes: network.receivedBytes,

    /** Milliseconds from the start of the document to the frame that shows its first row. */
    firstRows: () => sinceStart('step'),

    /** Milliseconds from the start of the document to the frame that shows the toolbar, with buttons that do something. */
    firstBar: () => sinceStart('bar'),

    /** Milliseconds from the start of the document to the frame that shows what is awaited. */
    since: (awaited) => page.evaluate((wanted) => window.bench.since(wanted), awaited),

    /** How many rows the list on screen says to have, captions included. */
    rowCount: () => page.evaluate(() => window.bench.rowCount()),

    /** Where the first element of a selector is: somewhere in it that a mouse may press. */
    place: (selector) => page.evaluate((wanted) => window.bench.place(wanted), selector),

    /** Turns the wheel over the list on screen, which has to move; answers the longest frame in ms, and the most elements there were. */
    scroll: async ({ turns, delta, pause }) => {
      const { x, y } = await page.evaluate(() => window.bench.firstRow());
      await page.evaluate(() => window.bench.watchFrames());
      for (let turn = 0; turn < turns; turn += 1) {
        await session.send('Input.dispatchMouseEvent', {
          type: 'mouseWheel',
          x,
          y,
          deltaX: 0,
          deltaY: delta,
        });
        await setTimeout(pause);
      }
      const { scrolledPixels, ...figures } = await page.evaluate(() =>
        window.bench.watchedFrames(),
      );
      // A wheel that turns beside the list makes quick frames.
      if (scrolledPixels === 0) throw new Error('The list did not move');
      return figures;
    },

    /** The first row of the list on screen: where it leads, and where it is. */
    firstRow: () => page.evaluate(() => window.bench.firstRow()),

    /**
     * A hand comes to the row of an issue in the list on screen: somebody is about to open it. A start that has just shown
     * its rows may be about to put the table's own in their place.
     */
    reach: async (hash, duration) => {
      const place = await page.waitForFunction((wanted) => window.bench.rowOf(wanted), hash);
      await comeTo(await place.jsonValue(), duration);
    },

    comeTo,

    /** Milliseconds from the change of the address to the frame that shows what is awaited. */
    go: (hash, awaited) =>
      measured(() =>
        page.evaluate((step) => window.bench.go(step.hash, step.awaited), { hash, awaited }),
      ),

    /** What the work of the last step was of (`workByKind`); nothing where times are measured. */
    kindsOfStep: () => kindsOfStep,

    /** What the links of the rows of the list on screen say. */
    rowTexts: () => page.evaluate(() => window.bench.rowTexts()),

    /** Milliseconds from a click of the mouse to the frame that shows what is awaited. */
    click: (place, awaited) =>
      measured(async () => {
        await page.evaluate((wanted) => window.bench.arm('click', wanted), awaited);
        await click(place);
        return page.evaluate(() => window.bench.sinceInput);
      }),

    /** Milliseconds from the press of a key, such as `k` or `Control+k`, to the frame that shows what is awaited. */
    press: (name, awaited) =>
      measured(async () => {
        await page.evaluate((wanted) => window.bench.arm('keydown', wanted), awaited);
        await press(name);
        return page.evaluate(() => window.bench.sinceInput);
      }),

    /** A step must not pay for what the one before it left to do. */
    untilQuiet: async (quietTime) => {
      await network.untilQuiet(quietTime);
      await untilIdle();
    },

    countElements: () => page.evaluate(() => document.querySelectorAll('*').length),

    heapBytes: async () => {
      await session.send('HeapProfiler.collectGarbage');
      return metric('JSHeapUsedSize');
    },
  };
}
