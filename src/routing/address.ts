/** The only code that reads or writes the browser's address. Paths are raw, never decoded. */

/** Everything after the first `#`; empty without one. */
export function readPath(): string {
  return pathOf(window.location.href);
}

function pathOf(href: string): string {
  const start = href.indexOf('#');
  const path = start < 0 ? '' : href.slice(start + 1);
  // The desk, as other clients write it.
  return path === '/' ? '' : path;
}

/** Adds a history entry. Neither this nor `replacePath` fires `hashchange`. */
export function pushPath(rawPath: string): void {
  window.history.pushState(null, '', `#${rawPath}`);
}

/** Swaps the current history entry. */
export function replacePath(rawPath: string): void {
  window.history.replaceState(null, '', `#${rawPath}`);
}

/**
 * Calls back when the user moves through history, follows a plain link or types an address; returns the way to stop.
 * The path is as the user gave it, even if an earlier listener has replaced it.
 */
export function onPathChanged(listener: (rawPath: string) => void): () => void {
  const handleHashChange = ({ newURL }: HashChangeEvent) => {
    listener(pathOf(newURL));
  };
  window.addEventListener('hashchange', handleHashChange);
  return () => {
    window.removeEventListener('hashchange', handleHashChange);
  };
}

/**
 * The address a link of an e-mail `?path=/issues/5` (protocol 1.4) stands for, or null when it is no such link.
 * Only a first query parameter counts; everything else of query and hash is dropped (screens 2.3).
 */
export function convertLegacyQuery(href: string): string | null {
  const found = /^([^?#]*)\?path=([^&#]*)/.exec(href);
  if (!found) return null;
  const [, base = '', value = ''] = found;
  try {
    return `${base}#${decodeURIComponent(value)}`;
  } catch {
    // A broken escape is kept as it is: the route will not match and says so.
    return `${base}#${value}`;
  }
}
