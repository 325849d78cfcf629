/** What people do to the early list is not lost when React takes its place. */

const serverName = 'nav > a:first-of-type';

/**
 * A link or a button by its place, from the last one: in its row, of which there are as many above it later and which may
 * begin with a tick then, or else outside of rows, above which a toolbar comes.
 */
interface Handle {
  /** -1 in none. */
  row: number;
  /** -1 is the name of the server. */
  place: number;
  text: string | null;
}

function handlesIn(container: HTMLElement, row: number): HTMLElement[] {
  const all = [...container.querySelectorAll<HTMLElement>('main :is(a, button)')];
  const own = rowsOf(container)[row] ?? null;
  return all.filter((handle) => handle.closest('[role=row]') === own).reverse();
}

function rowsOf(container: HTMLElement): Element[] {
  return [...container.querySelectorAll('main [role=row]')];
}

function describe(container: HTMLElement, target: EventTarget | null): Handle | null {
  const own = target instanceof Element ? target.closest<HTMLElement>('a, button') : null;
  if (!own) return null;
  const row = rowsOf(container).findIndex((candidate) => candidate.contains(own));
  const place = handlesIn(container, row).indexOf(own);
  return place < 0 && !own.matches(serverName) ? null : { row, place, text: own.textContent };
}

function find(container: HTMLElement, handle: Handle | null): HTMLElement | null {
  if (!handle) return null;
  const found =
    handlesIn(container, handle.row)[handle.place] ??
    container.querySelector<HTMLElement>(serverName);
  return found?.textContent === handle.text ? found : null;
}

const scrollerOf = (container: HTMLElement) =>
  container.querySelector<HTMLElement>('[role=table]')?.parentElement ?? null;

/**
 * Looks after what was drawn early until it is taken away; then focus, scroll position and the last press go on in what
 * stands in `container` in its place, also one that was under way. Its rows may stay longer than all else, if nobody has
 * done anything yet.
 *
 * @param early a child of `container`
 * @returns tells whether that is so
 */
export function keepHands(container: HTMLElement, early: HTMLElement): () => boolean {
  let focused: Handle | null = null;
  let pressed: Handle | null = null;
  let held: { element: Node; handle: Handle | null } | null = null;
  let position = { left: 0, top: 0 };
  const watch = new AbortController();

  function listen<Name extends keyof HTMLElementEventMap>(
    name: Name,
    hear: (event: HTMLElementEventMap[Name]) => void,
  ) {
    container.addEventListener(name, hear, { signal: watch.signal, capture: true });
  }

  // What React has drawn beside it looks after itself.
  const isEarly = (target: EventTarget | null) => target instanceof Node && early.contains(target);

  listen('focusin', ({ target }) => {
    // What comes in its place may take the focus before this is told.
    if (early.isConnected) focused = isEarly(target) ? describe(early, target) : null;
  });
  listen('focusout', ({ target, relatedTarget }) => {
    // An element that is taken away loses the focus too.
    queueMicrotask(() => {
      if (!relatedTarget && target instanceof Node && target.isConnected) focused = null;
    });
  });
  listen('pointerdown', ({ target, button }) => {
    const isPress = button === 0 && target instanceof Node && isEarly(target);
    held = isPress ? { element: target, handle: describe(early, target) } : null;
  });
  for (const end of ['pointerup', 'pointercancel'] as const) {
    listen(end, () => {
      held = null;
    });
  }
  listen('click', ({ target }) => {
    // Links need nobody: the address tells.
    if (!isEarly(target) || !(target instanceof Element)) return;
    if (target.closest('button')) pressed = describe(early, target);
  });
  listen('scroll', ({ target }) => {
    if (target !== scrollerOf(early) || !(target instanceof Element)) return;
    position = { left: target.scrollLeft, top: target.scrollTop };
  });

  // Called before the change is painted.
  const observer = new MutationObserver(() => {
    if (early.isConnected) return;
    observer.disconnect();
    watch.abort();
    // To set it makes the browser lay out the page, which need not be where one has not scrolled.
    if (position.left !== 0 || position.top !== 0) scrollerOf(container)?.scrollTo(position);
    // A window that has come with it has the focus already: it gives it back to what has it now.
    const current = document.activeElement;
    find(container, focused)?.focus({ preventScroll: true });
    if (current instanceof HTMLElement && current !== document.body) current.focus();
    find(container, pressed)?.click();
    // The browser knows nothing of a press that ends on another element than it began on.
    const unfinished = held?.element.isConnected === false ? find(container, held.handle) : null;
    if (unfinished) finishPress(unfinished);
  });
  observer.observe(container, { childList: true });
  return () => !focused && !pressed && !held && position.left === 0 && position.top === 0;
}

/** A press that becomes a drag of a link ends without being one, and the next one is the browser's again. */
function finishPress(element: HTMLElement): void {
  const wait = new AbortController();
  for (const end of ['pointerup', 'pointercancel', 'pointerdown'] as const) {
    document.addEventListener(
      end,
      ({ type, target }) => {
        wait.abort();
        if (type === 'pointerup' && target instanceof Node && element.contains(target)) {
          element.click();
        }
      },
      { signal: wait.signal },
    );
  }
}
