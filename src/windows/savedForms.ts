/** A form that is saved is left: what it was made of is not asked for again only to be thrown away. */
import { isFulfilled, type Middleware } from '@reduxjs/toolkit';
import type { QueryCacheKey } from '@reduxjs/toolkit/query';
import { baseApi } from '@/api/baseApi';
import { selectPath } from '@/screen/navigation';
import type { HeldQueries } from './heldQueries';
import type { RootState } from '@/store/rootReducer';
import type { OpenWindow } from './openWindow';

const { updateProvidedBy } = baseApi.internalActions;

/** Saves nothing: texts and settings are tried out, and the form stays. */
const tryOuts: ReadonlySet<string> = new Set(['previewMarkup', 'testEmailSettings', 'testInbox']);

/**
 * Takes the queries of an open form out of what its save makes stale, just before the api looks what that is. Whoever
 * comes back to a window that shows the same asks anew in any case; what is refused is asked for as always, and so is
 * what the list behind the form shows as well.
 */
export function createSavedForms(
  findWindow: (rawPath: string) => OpenWindow | null,
  { windowHeld, listHeld }: { windowHeld: HeldQueries; listHeld: HeldQueries },
): Middleware<object, RootState> {
  return ({ dispatch, getState }) =>
    (next) =>
    (action) => {
      if (isSaved(action) && findWindow(selectPath(getState()))?.autoClose === false) {
        const listed = listHeld.keys();
        const keys = windowHeld.keys().filter((key) => !listed.includes(key));
        const entries = keys.map((key) => ({
          // RTK Query marks the type where it asks for a key, but not where it gives one.
          queryCacheKey: key as QueryCacheKey,
          providedTags: [],
        }));
        dispatch(updateProvidedBy(entries));
      }
      return next(action);
    };
}

/** Whether a call that changes something has been carried out. */
function isSaved(action: unknown): boolean {
  if (!isFulfilled(action)) return false;
  const arg: unknown = action.meta.arg;
  if (typeof arg !== 'object' || arg === null) return false;
  if (!('type' in arg && 'endpointName' in arg) || arg.type !== 'mutation') return false;
  return typeof arg.endpointName === 'string' && !tryOuts.has(arg.endpointName);
}
