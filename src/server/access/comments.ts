import type { Caller } from '@/server/core/caller';

import { administersOrWrote, type Authored } from './issues';

/** To edit and delete it: whoever wrote it, and administrators of its project. */
export function mayEditComment(caller: Caller, comment: Authored): boolean {
  return administersOrWrote(caller, comment);
}
