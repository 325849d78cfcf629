import type { Caller } from '@/server/core/caller';

import { administersOrWrote, type Authored } from './issues';

/** To rename, describe and delete it: whoever attached it, and administrators of its project. */
export function mayEditFile(caller: Caller, file: Authored): boolean {
  return administersOrWrote(caller, file);
}
