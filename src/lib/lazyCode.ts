/**
 * Code that is fetched when it is wanted, stated once for all of it: it is fetched once, and where it cannot be had, be
 * it that the network is gone or that a new version has taken its place, who wants it next fetches it anew.
 */

export interface LazyCode<Code> {
  /** Null until it is there. */
  readonly loaded: Code | null;
  /** Rejects as a call that gets no answer does: with an `ApiError` of the kind `network`. */
  load(): Promise<Code>;
}

/**
 * States code of a chunk. Lint lets nobody write `import()` elsewhere.
 *
 * @example
 * const part = lazyCode(() => import('./NavbarPanel').then((module) => module.NavbarPanel));
 */
export function lazyCode<Code>(fetch: () => Promise<Code>): LazyCode<Code> {
  let loaded: Code | null = null;
  let loading: Promise<Code> | null = null;
  return {
    get loaded() {
      return loaded;
    },
    load: () =>
      (loading ??= fetch().then(
        (code) => (loaded = code),
        (cause: unknown) => {
          loading = null;
          throw Object.assign(new Error('Out of reach', { cause }), { kind: 'network' });
        },
      )),
  };
}

/** Fetches code ahead. */
export function preloadCode(codes: readonly Pick<LazyCode<unknown>, 'load'>[]): void {
  Promise.all(codes.map((code) => code.load())).catch(() => {
    // Only a hint: who wants it fetches it anew, and hears of it.
  });
}
