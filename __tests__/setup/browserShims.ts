/**
 * The parts of a browser that jsdom lacks and the client relies on. They do the least that keeps
 * behaviour observable: a dialog opens, closes and reports it; layout observers never fire, because
 * jsdom has no layout.
 */

class SilentObserver {
  observe(): void {
    return;
  }
  unobserve(): void {
    return;
  }
  disconnect(): void {
    return;
  }
  takeRecords(): [] {
    return [];
  }
}

function define(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { configurable: true, writable: true, value });
}

function showDialog(this: HTMLDialogElement): void {
  this.open = true;
}

function closeDialog(this: HTMLDialogElement, returnValue?: string): void {
  if (!this.open) return;
  this.open = false;
  if (returnValue !== undefined) this.returnValue = returnValue;
  this.dispatchEvent(new Event('close'));
}

function matchMedia(query: string): MediaQueryList {
  return Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
}

define(HTMLDialogElement.prototype, 'show', showDialog);
define(HTMLDialogElement.prototype, 'showModal', showDialog);
define(HTMLDialogElement.prototype, 'close', closeDialog);

Object.defineProperty(HTMLElement.prototype, 'inert', {
  configurable: true,
  get(this: HTMLElement) {
    return this.hasAttribute('inert');
  },
  set(this: HTMLElement, isInert: boolean) {
    this.toggleAttribute('inert', isInert);
  },
});

// Fetch needs Node's AbortSignal, which the listeners of jsdom refuse.
const { addEventListener } = EventTarget.prototype;

function listen(
  this: EventTarget,
  type: string,
  listener: EventListenerOrEventListenerObject | null,
  options?: boolean | AddEventListenerOptions,
): void {
  if (typeof options !== 'object' || !options.signal) {
    addEventListener.call(this, type, listener, options);
    return;
  }
  const { signal, ...others } = options;
  addEventListener.call(this, type, listener, others);
  signal.addEventListener('abort', () => {
    this.removeEventListener(type, listener, others);
  });
}

define(EventTarget.prototype, 'addEventListener', listen);

define(window, 'ResizeObserver', SilentObserver);
define(window, 'IntersectionObserver', SilentObserver);
define(window, 'matchMedia', matchMedia);
define(window.screen, 'height', 1080);
define(window, 'scrollTo', () => undefined);
define(Element.prototype, 'scrollTo', () => undefined);
define(Element.prototype, 'setPointerCapture', () => undefined);
define(Element.prototype, 'scrollIntoView', () => undefined);
define(Element.prototype, 'checkVisibility', () => true);
define(Document.prototype, 'elementsFromPoint', () => []);
define(Range.prototype, 'getBoundingClientRect', () => document.body.getBoundingClientRect());

/**
 * `TEST_TIMERS=15` lets pauses and frames take so many times as long, as beside the steps of a quick machine, and 0.05 so
 * short, as beside those of a slow one, so that tests fail that count what a pause decides. No pause becomes so long that
 * whoever waits for its end would give up.
 */
const pace = Number(process.env['TEST_TIMERS'] ?? 1);
const longestPause = 1500;

function paced(delay: number): number {
  if (delay > longestPause) return delay;
  return Math.min(delay * pace, longestPause);
}

if (pace !== 1) {
  const setPlainTimeout = window.setTimeout.bind(window);
  define(window, 'setTimeout', (run: () => void, delay = 0, ...args: unknown[]) =>
    setPlainTimeout(run, paced(delay), ...args),
  );
  define(window, 'requestAnimationFrame', (draw: FrameRequestCallback) =>
    window.setTimeout(() => {
      draw(performance.now());
    }, 16),
  );
  define(window, 'cancelAnimationFrame', (handle: number) => {
    window.clearTimeout(handle);
  });
}

define(window, 'requestIdleCallback', (callback: IdleRequestCallback) =>
  window.setTimeout(
    () => {
      callback({ didTimeout: false, timeRemaining: () => 0 });
    },
    pace === 1 ? 0 : 10,
  ),
);
define(window, 'cancelIdleCallback', (handle: number) => {
  window.clearTimeout(handle);
});
define(URL, 'createObjectURL', () => 'blob:http://localhost/file');
define(URL, 'revokeObjectURL', () => undefined);

export {};

/** Styles that are made by a script style nothing here. */
class SilentStyleSheet {
  replaceSync(): void {
    return;
  }
}
define(globalThis, 'CSSStyleSheet', SilentStyleSheet);
define(document, 'adoptedStyleSheets', []);
