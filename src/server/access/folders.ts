import type { ProjectAccess } from '@/protocol/access';

import { administersProject } from './projects';

/** What a right to a folder depends on. */
interface SeenFolder {
  projectAccess: ProjectAccess;
}

/** To rename, move and delete it. */
export function mayEditFolder({ projectAccess }: SeenFolder): boolean {
  return administersProject(projectAccess);
}

/** Whether issues of other folders may be moved here. */
export function mayMoveIssuesTo({ projectAccess }: SeenFolder): boolean {
  return administersProject(projectAccess);
}
