/** A form that is saved is left: what it was made of is not asked for again only to be thrown away. */
import { isFulfilled, type UnknownAction } from '@reduxjs/toolkit';
import type { QueryCacheKey } from '@reduxjs/toolkit/query';
import { baseApi } from '@/api/baseApi';

const { updateProvidedBy } = baseApi.internalActions;

/** Saves nothing: texts and settings are tried out, and the form stays. */
const tryOuts: ReadonlySet<string> = new Set(['previewMarkup', 'testEmailSettings', 'testInbox']);

/**
 * Takes answers out of what a save makes stale, just before the api looks what that is. Whoever comes back to a window
 * that shows the same asks anew in any case; what is refused, or shown by the list as well, is asked for as always.
 */
export function keepAsItIs(cacheKeys: readonly string[]): UnknownAction {
  return updateProvidedBy(
    cacheKeys.map((key) => ({
      // RTK Query marks the type where it asks for a key, but not where it gives one.
      queryCacheKey: key as QueryCacheKey,
      providedTags: [],
    })),
  );
}

/** Whether a call that changes something has been carried out. */
export function isSaved(action: unknown): boolean {
  if (!isFulfilled(action)) return false;
  const arg: unknown = action.meta.arg;
  if (typeof arg !== 'object' || arg === null) return false;
  if (!('type' in arg && 'endpointName' in arg) || arg.type !== 'mutation') return false;
  return typeof arg.endpointName === 'string' && !tryOuts.has(arg.endpointName);
}
