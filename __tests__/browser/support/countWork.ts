/** Counts what a page does: figures that are the same on every machine, where times are not. */
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** When what `watchRequests` looks for was first there; set by it. */
    firstSeen: number;
    /** Set by `holdIdle`. */
    releaseIdle(): void;
    /** Set by `countReactWork`. */
    reactWork: ReactWork;
  }
}

/** What a page has asked for since it was watched. */
interface Requests {
  count(): number;
  /** Those that were sent before what is looked for was in the document. */
  countBefore(): Promise<number>;
  /** Bytes that came, with the heads of the answers, as they were compressed. */
  bytes(): number;
  /** Milliseconds since anything was asked for or came; 0 while something is on its way. */
  quietTime(): number;
}

/** Follows the requests of a page that is opened next, and looks there for what `selector` finds. */
export async function watchRequests(page: Page, selector: string): Promise<Requests> {
  await page.addInitScript((wanted) => {
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector(wanted)) return;
      window.firstSeen = performance.now();
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  }, selector);

  const session = await page.context().newCDPSession(page);
  const pending = new Set<string>();
  let count = 0;
  let bytes = 0;
  let lastChange = performance.now();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('http')) return;
    pending.add(requestId);
    count += 1;
    lastChange = performance.now();
  });
  const end = (requestId: string, received: number) => {
    pending.delete(requestId);
    bytes += received;
    lastChange = performance.now();
  };
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    end(requestId, encodedDataLength);
  });
  session.on('Network.loadingFailed', ({ requestId }) => {
    end(requestId, 0);
  });
  await session.send('Network.enable');

  return {
    count: () => count,
    countBefore: () =>
      page.evaluate(() => {
        const resources = performance.getEntriesByType('resource');
        // The page itself is none of them.
        return 1 + resources.filter(({ startTime }) => startTime < window.firstSeen).length;
      }),
    bytes: () => bytes,
    quietTime: () => (pending.size > 0 ? 0 : performance.now() - lastChange),
  };
}

/**
 * Keeps what waits until the browser is idle from running in a page that is opened next, as if there were always something
 * to do: how much of it comes before the first rows would depend on the machine.
 *
 * @returns the way to let it run
 */
export async function holdIdle(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const held: IdleRequestCallback[] = [];
    const request = window.requestIdleCallback.bind(window);
    window.requestIdleCallback = (run) => held.push(run);
    window.releaseIdle = () => {
      window.requestIdleCallback = request;
      for (const run of held) request(run);
    };
  });
  return () =>
    page.evaluate(() => {
      window.releaseIdle();
    });
}

/** What React has done so far. */
export interface ReactWork {
  commits: number;
  /** Components that were rendered, each as often as it was. */
  renders: number;
}

/** The part of React's tree that is read: its own types are not published. */
interface Fiber {
  type: unknown;
  flags: number;
  alternate: Fiber | null;
  child: Fiber | null;
  sibling: Fiber | null;
}

/**
 * Counts the work of React in pages opened from now on: through the hook that React tells its developer tools by, in
 * production builds as well.
 */
export async function countReactWork(page: Page): Promise<() => Promise<ReactWork>> {
  await page.addInitScript(() => {
    window.reactWork = { commits: 0, renders: 0 };
    /** The flag of a part that was rendered and not passed over. */
    const performedWork = 1;
    const countRenders = (first: Fiber | null): number => {
      let count = 0;
      for (let fiber = first; fiber; fiber = fiber.sibling) {
        const isComponent = typeof fiber.type === 'function' || typeof fiber.type === 'object';
        if (isComponent && fiber.type !== null && (fiber.flags & performedWork) !== 0) count += 1;
        // Below the same children nothing was done.
        if (fiber.child !== fiber.alternate?.child) count += countRenders(fiber.child);
      }
      return count;
    };
    Object.assign(window, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        isDisabled: false,
        checkDCE: () => undefined,
        inject: () => 1,
        onCommitFiberRoot: (_renderer: number, root: { current: Fiber }) => {
          window.reactWork.commits += 1;
          window.reactWork.renders += countRenders(root.current.child);
        },
        onPostCommitFiberRoot: () => undefined,
        onCommitFiberUnmount: () => undefined,
      },
    });
  });
  return () => page.evaluate(() => ({ ...window.reactWork }));
}

/** What answers the hand or the address: a layout there is one that somebody waits for. */
const answering = new Set([
  'pointerdown',
  'mousedown',
  'pointerup',
  'mouseup',
  'click',
  'keydown',
  'hashchange',
  'popstate',
]);

interface TraceEvent {
  name: string;
  ph: string;
  ts: number;
  dur?: number;
  tid: number;
  pid: number;
  args: {
    data?: { type?: string };
    elementCount?: number;
    beginData?: { dirtyObjects?: number };
  };
}

/** What was forced while the page answered a hand. */
export interface ForcedWork {
  layouts: number;
  /** Elements whose style was worked out. */
  restyled: number;
}

async function traceStep(
  page: Page,
  step: () => Promise<void>,
  categories = ['devtools.timeline'],
): Promise<TraceEvent[]> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser of its own.');
  await browser.startTracing(page, { categories });
  await step();
  const trace = await browser.stopTracing();
  return (JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }).traceEvents;
}

function sumRestyled(events: readonly TraceEvent[]): number {
  return events
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0);
}

/** What was drawn anew in a step and for the frame that shows it, whoever asked for it. */
interface Redrawn {
  /** Elements whose style was worked out. */
  restyled: number;
  /** Boxes that were to be laid out. */
  laidOut: number;
}

/** Counts what is drawn anew in a step and for the frame that shows it. */
export async function countRedrawn(page: Page, step: () => Promise<void>): Promise<Redrawn> {
  const events = await traceStep(page, async () => {
    await step();
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        }),
    );
  });
  const laidOut = events
    .filter(({ name }) => name === 'Layout')
    .reduce((sum, { args }) => sum + (args.beginData?.dirtyObjects ?? 0), 0);
  return { restyled: sumRestyled(events), laidOut };
}

/** Counts the layouts and the elements restyled inside of handlers, which is where scripts ask for them, during a step. */
export async function countForcedWork(page: Page, step: () => Promise<void>): Promise<ForcedWork> {
  const traceEvents = await traceStep(page, step);
  const handlers = traceEvents.filter(
    ({ name, args }) => name === 'EventDispatch' && answering.has(args.data?.type ?? ''),
  );
  const inHandlers = traceEvents.filter((event) =>
    handlers.some(
      ({ pid, tid, ts, dur = 0 }) =>
        pid === event.pid && tid === event.tid && event.ts >= ts && event.ts < ts + dur,
    ),
  );
  return {
    layouts: inHandlers.filter(({ name }) => name === 'Layout').length,
    restyled: sumRestyled(inHandlers),
  };
}

/** Counts the functions that the main thread of the page has to compile in a step before it can run them. */
export async function countCompiled(page: Page, step: () => Promise<void>): Promise<number> {
  const events = await traceStep(page, step, [
    'devtools.timeline',
    'disabled-by-default-v8.compile',
  ]);
  // What runs scripts of a page is its main thread; other pages of the browser have none here.
  const main = events.find(({ name }) => name === 'EvaluateScript');
  if (!main) throw new Error('No script was run.');
  return events.filter(
    ({ name, pid, tid }) => name === 'V8.CompileIgnition' && pid === main.pid && tid === main.tid,
  ).length;
}

/** All elements of the document. */
export function countElements(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelectorAll('*').length);
}

/** How a page is painted, told by the browser. */
export interface PaintOrder {
  /** Rows of tables that are painted for themselves, as a whole, one after the other. */
  rowsApart: number;
  /** Whether names and numbers of rows come after all that is in the pane. */
  endsWithNames: boolean;
}

/** Of the page as it is, with an issue in the pane beside the list. */
export async function paintOrder(page: Page): Promise<PaintOrder> {
  const session = await page.context().newCDPSession(page);
  const { documents, strings } = await session.send('DOMSnapshot.captureSnapshot', {
    computedStyles: ['z-index'],
    includePaintOrder: true,
  });
  await session.detach();
  const [document] = documents;
  if (!document) throw new Error('There is no document.');
  const { nodes, layout } = document;
  const { parentIndex = [], attributes = [] } = nodes;
  const { stackingContexts, paintOrders = [] } = layout;

  /** An empty value is no string of theirs. */
  const has = (node: number, name: string, value?: string) =>
    attributes[node]?.some(
      (at, place, all) =>
        place % 2 === 0 &&
        strings[at] === name &&
        (value === undefined || strings[all[place + 1] ?? -1] === value),
    ) ?? false;
  const isIn = (node: number | undefined, name: string, value?: string): boolean =>
    node !== undefined &&
    node >= 0 &&
    (has(node, name, value) || isIn(parentIndex[node], name, value));
  const ordersOf = (wanted: (node: number, place: number) => boolean) =>
    paintOrders.filter((_order, place) => wanted(layout.nodeIndex[place] ?? -1, place));

  // Links in cells are the only others that lie above their row.
  const names = ordersOf((node, place) => {
    const zIndex = strings[layout.styles[place]?.[0] ?? -1] ?? 'auto';
    return isIn(node, 'role', 'rowgroup') && zIndex !== 'auto' && has(node, 'class');
  });
  const ofPane = ordersOf((node) => isIn(node, 'data-pane'));
  if (names.length === 0 || ofPane.length === 0) throw new Error('There is no list or no pane.');
  return {
    rowsApart: stackingContexts.index.filter((place) =>
      has(layout.nodeIndex[place] ?? -1, 'role', 'row'),
    ).length,
    endsWithNames: Math.min(...names) > Math.max(...ofPane),
  };
}
