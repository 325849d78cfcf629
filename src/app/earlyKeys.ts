/** Keys that are pressed before what knows them is there. */

let early: KeyboardEvent[] = [];
let tell: (() => void) | undefined;

function keep(event: KeyboardEvent): void {
  if (event.defaultPrevented) return;
  early.push(event);
  // The browser would go to a search of its own.
  if ((event.ctrlKey || event.metaKey) && event.key === 'k') event.preventDefault();
  tell?.();
}

/**
 * Keeps keys from now on, until they are taken; those that were kept before stay.
 *
 * @param onKey hears that somebody uses keys, or has done so
 * @returns the way to stop
 */
export function keepEarlyKeys(onKey?: () => void): () => void {
  tell = onKey;
  document.addEventListener('keydown', keep);
  if (early.length > 0) onKey?.();
  return () => {
    takeEarlyKeys();
  };
}

/**
 * Gives up what was pressed, since what knows it cannot be fetched: keys must not act minutes later.
 *
 * @returns whether one of them may have been meant for a command
 */
export function forgetEarlyKeys(): boolean {
  const wasMeant = early.some(
    ({ key, target }) =>
      key.length === 1 && !(target instanceof Element && target.matches('input, textarea')),
  );
  early = [];
  return wasMeant;
}

export function hasEarlyKeys(): boolean {
  return early.length > 0;
}

/** What was pressed; from here on nothing is kept. */
export function takeEarlyKeys(): readonly KeyboardEvent[] {
  document.removeEventListener('keydown', keep);
  const taken = early;
  early = [];
  return taken;
}
