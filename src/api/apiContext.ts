/**
 * What every call needs and the state must not hold: states are written to bug reports, the token never.
 * One per store, given to it as the thunks' extra argument.
 */
export interface ApiContext {
  /** Address of the installation, absolute, without a trailing slash. */
  readonly baseUrl: string;
  /** Who the page was opened as; 0 for a visitor. */
  readonly userId: number;
  /** Token of the session; null without one. Replaced by a login. */
  csrfToken: string | null;
  /**
   * Answers that come before their call, by `callKey`; the first equal call takes them: those to calls under way before
   * the client was there, and to saves that were found to be done.
   */
  ahead?: Map<string, Promise<Response>>;
  /** Saves that are under way and can be called off. */
  saves?: Set<{ abort(): void }>;
  /** Where the forms on screen keep saves whose answer is not known, by the paths of their drafts. */
  shelves?: Map<string, AttemptShelf>;
  /** Who hears that a save waits for a busy server. */
  busy?: Set<() => void>;
  /** Who hears that something on the screen waits for one. */
  waits?: Set<() => void>;
}

/**
 * Keeps the latest save of a form beside its draft, as plain data, until it is known how it ended; of a form that saves
 * several things at once, that of each part.
 */
export interface AttemptShelf {
  read(part: string): unknown;
  keep(part: string, attempt: object | null): void;
}

/** Reads the extra argument of a store. Throws when the store was made without one. */
export function readApiContext(extra: unknown): ApiContext {
  if (!isApiContext(extra)) throw new Error('The store has no ApiContext as its extra argument.');
  return extra;
}

function isApiContext(extra: unknown): extra is ApiContext {
  return typeof extra === 'object' && extra !== null && 'baseUrl' in extra && 'csrfToken' in extra;
}
