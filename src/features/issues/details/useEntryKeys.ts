import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Entries that are drawn in full; what is text only has none. */
const entryMark = '[data-entry]';

/**
 * Lets the keyboard go through the entries of a history, as in the feed pattern of the ARIA practices: all of them are one
 * stop of the Tab key, Page Down and Page Up lead from one to the next. Each tells when it was made.
 */
export function useEntryKeys(list: RefObject<HTMLElement | null>): void {
  /** The entry that the Tab key stops at; the first one until another had the focus. */
  const stop = useRef<HTMLElement | null>(null);

  function entriesOf(element: HTMLElement | null): HTMLElement[] {
    return [...(element?.querySelectorAll<HTMLElement>(entryMark) ?? [])];
  }

  function setStop(entry: HTMLElement | undefined) {
    if (stop.current === entry) return;
    if (stop.current) stop.current.tabIndex = -1;
    stop.current = entry ?? null;
    if (entry) entry.tabIndex = 0;
  }

  // External system: the tab order of the document. Entries come and go while one reads.
  useLayoutEffect(() => {
    const isThere = stop.current !== null && list.current?.contains(stop.current) === true;
    if (!isThere) setStop(list.current?.querySelector<HTMLElement>(entryMark) ?? undefined);
  });

  // External system: keys and focus. An entry is no widget: what lies in it has keys of its own.
  useEffect(() => {
    const element = list.current;
    if (!element) return;

    function handleKeyDown(event: KeyboardEvent) {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const step = { PageDown: 1, PageUp: -1 }[event.key];
      const all = entriesOf(element);
      const index = all.findIndex((entry) => entry === event.target);
      if (step === undefined || index < 0) return;
      const next = all[index + step];
      // At the ends the page is scrolled, as anywhere else.
      if (!next) return;
      event.preventDefault();
      next.focus({ preventScroll: true });
      next.scrollIntoView({ block: 'nearest' });
    }

    function handleFocus({ target }: FocusEvent) {
      if (target instanceof HTMLElement && target.matches(entryMark)) setStop(target);
    }

    element.addEventListener('keydown', handleKeyDown);
    element.addEventListener('focusin', handleFocus);
    return () => {
      element.removeEventListener('keydown', handleKeyDown);
      element.removeEventListener('focusin', handleFocus);
    };
  }, [list]);
}
