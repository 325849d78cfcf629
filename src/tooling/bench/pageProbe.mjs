/**
 * Runs in the page, before its own scripts: knows when a screen is there, and measures from an
 * action to the frame that shows it. Playwright sends the source of this function, so it must not use
 * anything from outside.
 */
export function pageProbe() {
  // The window of the last issue and the last lists stay in the document, hidden.
  const isShown = (element) =>
    !element.closest('div[aria-hidden="true"]') && element.checkVisibility();
  const all = (selector) => [...document.querySelectorAll(selector)];

  const openWindow = () => all('[role="dialog"]').find(isShown);
  const firstLink = () => all('[role="row"] a[href^="#/issues/"]').find(isShown);

  const screens = {
    list: ({ not = [] }) => {
      const first = firstLink();
      return first && !not.includes(first.getAttribute('href'));
    },
    issue: () => {
      const shown = openWindow();
      const heading = shown?.querySelector('h1')?.textContent.trim() ?? '';
      return heading !== '' && shown.querySelector('time') !== null;
    },
    noWindow: () => !openWindow(),
  };

  const actions = {
    none: () => undefined,
    go: ({ hash }) => {
      window.location.hash = hash;
    },
    openFirst: () => firstLink().click(),
  };

  /** A message sent while a frame is prepared arrives when it has been painted. */
  const afterPaint = (then) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = then;
    port2.postMessage(undefined);
  };

  window.bench = {
    firstRow: () => firstLink()?.getAttribute('href'),

    untilIdle: () => new Promise((resolve) => window.requestIdleCallback(() => resolve())),

    /** Milliseconds from the action, or from the start of the navigation, to the screen. */
    measure: ({ action = 'none', screen, sinceNavigation = false, ...details }) =>
      new Promise((resolve) => {
        const begin = sinceNavigation ? 0 : performance.now();
        actions[action](details);
        const look = () => {
          if (!screens[screen](details)) requestAnimationFrame(look);
          else afterPaint(() => resolve(performance.now() - begin));
        };
        requestAnimationFrame(look);
      }),
  };
}
