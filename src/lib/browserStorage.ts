/**
 * What is kept in the browser. Storage may be full, forbidden (then it throws on the mere mention) or written to by
 * others: whatever fails has kept nothing, and the rest lasts until the page is left.
 */
export function attemptStorage<Value>(action: () => Value): Value | null {
  try {
    return action();
  } catch {
    return null;
  }
}

/** The text under a key; null for none. */
export function readStored(key: string): string | null {
  return attemptStorage(() => localStorage.getItem(key));
}

/** What a kept text means; null for none, and for one that means nothing. */
export function parseStored(text: string | null): unknown {
  return attemptStorage((): unknown => JSON.parse(String(text)));
}

/** Whether the text could be kept. */
export function writeStored(key: string, text: string): boolean {
  return (
    attemptStorage(() => {
      localStorage.setItem(key, text);
      return true;
    }) !== null
  );
}
