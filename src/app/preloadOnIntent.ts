/**
 * Fetches the code of a window as soon as a link to it is pointed at or focused. One pair of listeners for the whole
 * page: a grid of links stays as light as plain links are.
 *
 * @returns the way to stop
 */
export function preloadOnIntent(preload: (rawPath: string) => Promise<void>): () => void {
  function handleIntent({ target }: Event) {
    if (!(target instanceof Element)) return;
    const href = target.closest('a[href^="#"]')?.getAttribute('href');
    if (href !== undefined && href !== null) void preload(href.slice(1));
  }

  document.addEventListener('pointerover', handleIntent);
  document.addEventListener('focusin', handleIntent);
  return () => {
    document.removeEventListener('pointerover', handleIntent);
    document.removeEventListener('focusin', handleIntent);
  };
}
