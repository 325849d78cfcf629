/**
 * What every call needs and the state must not hold: states are written to bug reports, the token never.
 * One per store, given to it as the thunks' extra argument.
 */
export interface ApiContext {
  /** Address of the installation, absolute, without a trailing slash. */
  readonly baseUrl: string;
  /** Token of the session; null without one. Replaced by a login. */
  csrfToken: string | null;
  /** Calls under way before the client was there, by `callKey`; the first equal call takes the answer. */
  readonly ahead?: Map<string, Promise<Response>>;
}

/** Reads the extra argument of a store. Throws when the store was made without one. */
export function readApiContext(extra: unknown): ApiContext {
  if (!isApiContext(extra)) throw new Error('The store has no ApiContext as its extra argument.');
  return extra;
}

function isApiContext(extra: unknown): extra is ApiContext {
  return typeof extra === 'object' && extra !== null && 'baseUrl' in extra && 'csrfToken' in extra;
}
