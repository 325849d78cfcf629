import type { Caller } from '@/server/core/caller';

import { isAdministrator } from './system';

/** Public views are everybody's: only administrators make and change them. */
export function mayPublishViews(caller: Caller): boolean {
  return isAdministrator(caller);
}

/** To open it for editing, edit and delete it, once it is known that the caller sees it. `ownerId` null = public. */
export function mayEditView(caller: Caller, { ownerId }: { ownerId: number | null }): boolean {
  return ownerId !== null || mayPublishViews(caller);
}

/** Whether a view is public or one's own. */
export function mayUseView(
  { userId }: Pick<Caller, 'userId'>,
  { ownerId }: { ownerId: number | null },
): boolean {
  return ownerId === null || ownerId === userId;
}
