import { issues } from '@/entities/issues';
import { selectProjectOfFolder } from '@/entities/locations';
import { selectCanAdministerProject } from '@/entities/projects';
import {
  selectIsAuthenticated,
  selectIsSystemAdministrator,
  selectUserId,
} from '@/entities/session';
import { selectListSelection } from '@/lists/listSelection';
import type { RootState } from '@/store/rootReducer';

/**
 * Whether the user administers the project of an issue. Of an issue that was not opened yet the project is that of the
 * list; where that has none, only system administrators are sure to.
 */
export function administersIssue(state: RootState, issueId: number): boolean {
  const known = issues.selectById(state, issueId);
  if (known) return administersFolder(state, known.details.folderId);
  return administersProject(state, selectListSelection(state).project?.projectId);
}

/** Whether the user administers the project of a folder. */
export function administersFolder(state: RootState, folderId: number): boolean {
  return administersProject(state, selectProjectOfFolder(state, folderId)?.projectId);
}

function administersProject(state: RootState, projectId: number | undefined): boolean {
  return selectIsSystemAdministrator(state) || selectCanAdministerProject(state, projectId);
}

/** Texts and files are changed by their author and by administrators of the project (screens 10.4, 10.6, 10.7). */
export function canChange(
  state: RootState,
  { issueId, createdBy }: { issueId: number; createdBy: number },
): boolean {
  if (!selectIsAuthenticated(state)) return false;
  return createdBy === selectUserId(state) || administersIssue(state, issueId);
}
