import type { ProjectAccess, RequiredAccess } from '@/protocol/access';

import { type Caller, isVisitor } from '@/server/core/caller';

import { administersProject } from './projects';

/** What rights to an issue, and to what belongs to it, depend on: the project it is in and who wrote it. */
export interface Authored {
  projectAccess: ProjectAccess;
  createdBy: number;
}

/** Everybody who sees an issue edits its name and values; moving and deleting it takes more. */
export function mayMoveOrDeleteIssue({ projectAccess }: Pick<Authored, 'projectAccess'>): boolean {
  return administersProject(projectAccess);
}

/** To add, edit and delete it. */
export function mayEditDescription(caller: Caller, issue: Authored): boolean {
  return administersOrWrote(caller, issue);
}

/** Whether the caller administers the project of something, or has written it. */
export function administersOrWrote(
  caller: Caller,
  { projectAccess, createdBy }: Authored,
): boolean {
  return administersProject(projectAccess) || (!isVisitor(caller) && caller.userId === createdBy);
}

/** Whether a caller has what a call that loads something asks for on demand. */
export function hasRequiredAccess(
  caller: Caller,
  item: Authored,
  required: RequiredAccess | null,
): boolean {
  switch (required) {
    case null:
      return true;
    case 'admin':
      return administersProject(item.projectAccess);
    case 'adminOrOwner':
      return administersOrWrote(caller, item);
  }
}
