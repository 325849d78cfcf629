/**
 * Runs in the page, before its own scripts: knows when a screen is there, and measures from a step to the frame that
 * shows what the step leads to; also, where one is awaited, when the toolbar is there. Playwright sends the source of this function, so it must not use anything from outside.
 */
export function pageProbe({ awaitsBar = false } = {}) {
  // The window of the last issue and the last lists stay in the document, hidden.
  const isShown = (element) =>
    !element.closest('div[aria-hidden="true"]') && element.checkVisibility();
  const all = (selector) => [...document.querySelectorAll(selector)];

  const openWindow = () => all('[role="dialog"]').find(isShown);
  const links = () => all('[role="row"] a[href^="#/issues/"]').filter(isShown);
  const firstLink = () => all('[role="row"] a[href^="#/issues/"]').find(isShown);
  const rowCount = () => {
    const table = all('[role="table"]').find(isShown);
    return table ? Number(table.getAttribute('aria-rowcount') ?? NaN) : NaN;
  };
  const middleOf = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + Math.min(width, 40) / 2, y: top + height / 2 };
  };
  /** What one types into; of the palette the box, which keeps the focus. */
  const field = () => document.activeElement?.closest('input, textarea');

  const isThere = {
    /** A list whose first row leads elsewhere than that of the list before it. */
    list: ({ not }) => {
      const first = firstLink();
      return first !== undefined && first.getAttribute('href') !== not;
    },
    issue: ({ name }) => {
      const shown = openWindow();
      const heading = shown?.querySelector('h1')?.textContent ?? '';
      return heading.includes(name) && shown.querySelector('time') !== null;
    },
    noWindow: () => !openWindow(),
    /** A list that says to have so many rows, or others than before; captions are counted. */
    rowCount: ({ is, not }) => {
      const count = rowCount();
      return is === undefined ? !Number.isNaN(count) && count !== not : count === is;
    },
    /** React draws it as a whole, search box included, and the early list has none of it. A window may lie above it. */
    bar: () => document.querySelector('main input[type="search"]')?.checkVisibility() === true,
    card: () => all('[data-card]').some(isShown),
    /** The issue of a row beside the list; before its name the row may say that it is unread. */
    pane: ({ row }) => {
      const pane = all('[data-pane]').find(isShown);
      const heading = pane?.querySelector('h2')?.textContent ?? '';
      return heading !== '' && row.endsWith(heading) && pane.querySelector('time') !== null;
    },
    focusedRow: ({ place }) => document.activeElement === links()[place],
    /** A field that has the focus, and in it what was typed. */
    field: ({ text }) => field()?.value.endsWith(text) === true,
    /** What the palette has found for what was typed: the letters are marked in the first entry. */
    found: ({ text }) => {
      const option = document.querySelector('[role="listbox"] [role="option"]');
      const marks = [...(option?.querySelectorAll('mark') ?? [])];
      return marks.map((mark) => mark.textContent.toLowerCase()).join('') === text;
    },
  };

  const wasPainted = (element) => element.checkVisibility({ contentVisibilityAuto: true });
  /** Whether the last frame had it: one may leave out parts that `content-visibility` has skipped until then. */
  const isPainted = {
    list: () => wasPainted(firstLink()),
    issue: () => [...openWindow().querySelectorAll('time')].some(wasPainted),
  };

  /** In ms; what takes longer does not come. */
  const patience = 30_000;

  /**
   * Resolves when the frame with what is awaited has been painted, to the time of that. Looks where something has changed:
   * to look in each frame would be work of the page's main thread, and the more of it the longer a server takes.
   */
  const painted = (awaited) =>
    new Promise((resolve, reject) => {
      // From the first change to the answer: another look before that would set a later mark.
      let isAsked = false;
      const ask = () => {
        if (isAsked) return;
        isAsked = true;
        requestAnimationFrame(look);
      };
      // Scripts come into the head, which shows nothing; each look makes a frame.
      const changes = new window.MutationObserver((records) => {
        if (records.some(({ target }) => !document.head?.contains(target))) ask();
      });
      // What keys do to the focus and to a field changes nothing in the document.
      const events = ['focusin', 'input'];
      const stopLooking = () => {
        changes.disconnect();
        for (const event of events) document.removeEventListener(event, ask);
      };
      const tooLate = setTimeout(() => {
        stopLooking();
        reject(new Error(`${JSON.stringify(awaited)} is not at ${window.location.hash}`));
      }, patience);
      const look = () => {
        if (!isThere[awaited.screen](awaited)) {
          isAsked = false;
          return;
        }
        // What is asked for while a frame is prepared comes when it has been painted. As urgent as can be: whatever the page
        // put off until after the frame, such as rows out of sight, is already waiting, and nobody sees it come.
        const note = () => {
          const time = performance.now();
          performance.mark(awaited.screen === 'bar' ? 'bench shows bar' : 'bench shows');
          // To ask what was painted has the browser lay out what came after the frame: no work of the page, and in a task of its own.
          setTimeout(() => {
            isAsked = false;
            if (isPainted[awaited.screen]?.() === false) {
              ask();
              return;
            }
            stopLooking();
            clearTimeout(tooLate);
            resolve(time);
          });
        };
        void window.scheduler.postTask(note, { priority: 'user-blocking' });
      };
      for (const event of events) document.addEventListener(event, ask);
      changes.observe(document, {
        attributes: true,
        characterData: true,
        childList: true,
        subtree: true,
      });
      ask();
    });

  // The marks are for `traceWork`.
  const beginStep = () => {
    performance.mark('bench begins');
    return performance.now();
  };
  beginStep();

  window.bench = {
    firstRows: painted({ screen: 'list' }),

    firstBar: awaitsBar ? painted({ screen: 'bar' }) : null,

    firstRow: () => {
      const link = firstLink();
      return { hash: link.getAttribute('href'), ...middleOf(link) };
    },

    rowOf: (hash) => {
      const row = links().find((link) => link.getAttribute('href') === hash);
      return row && middleOf(row);
    },

    go: async (hash, awaited) => {
      const begin = beginStep();
      window.location.hash = hash;
      return (await painted(awaited)) - begin;
    },

    since: (awaited) => painted(awaited),

    rowCount,

    place: (selector) => middleOf(all(selector).find(isShown)),

    /** From now on notes how long frames take, and how many elements there are. */
    watchFrames: () => {
      const seen = { slowest: 0, elements: 0, isEnded: false };
      window.bench.seenFrames = seen;
      let before = performance.now();
      const look = (now) => {
        seen.slowest = Math.max(seen.slowest, now - before);
        seen.elements = Math.max(seen.elements, document.querySelectorAll('*').length);
        before = now;
        if (!seen.isEnded) requestAnimationFrame(look);
      };
      requestAnimationFrame((now) => {
        before = now;
        requestAnimationFrame(look);
      });
    },

    watchedFrames: () => {
      const { slowest, elements } = Object.assign(window.bench.seenFrames, { isEnded: true });
      const scrolledPixels = Math.max(...all('main *').map(({ scrollTop }) => scrollTop));
      return { scroll: slowest, scrolledElements: elements, scrolledPixels };
    },

    rowTexts: () => links().map((link) => link.textContent),

    /** The browser notes when the mouse was clicked or the key pressed, however long the page takes to hear of it. */
    arm: (type, awaited) => {
      beginStep();
      let begin = NaN;
      const note = ({ timeStamp }) => {
        begin = timeStamp;
      };
      window.addEventListener(type, note, { capture: true, once: true });
      window.bench.sinceInput = painted(awaited).then((time) => time - begin);
    },

    untilIdle: () => new Promise((resolve) => window.requestIdleCallback(() => resolve())),
  };
}
