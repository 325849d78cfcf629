/** Keys that are pressed before what knows them is there. */

let early: KeyboardEvent[] = [];
let stop: (() => void) | null = null;

/**
 * Keeps keys from now on, until they are taken.
 *
 * @param onFirst hears that somebody uses keys
 * @returns the way to stop
 */
export function keepEarlyKeys(onFirst: () => void): () => void {
  function handleKeyDown(event: KeyboardEvent) {
    if (event.defaultPrevented) return;
    early.push(event);
    // The browser would go to a search of its own.
    if ((event.ctrlKey || event.metaKey) && event.key === 'k') event.preventDefault();
    onFirst();
  }
  document.addEventListener('keydown', handleKeyDown);
  const end = () => {
    document.removeEventListener('keydown', handleKeyDown);
    early = [];
  };
  stop = end;
  return end;
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

/** What was pressed; from here on nothing is kept. */
export function takeEarlyKeys(): readonly KeyboardEvent[] {
  const taken = early;
  stop?.();
  return taken;
}
