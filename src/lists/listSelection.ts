/** What the list is limited to, as entities; ids that this user does not know count as not selected (screens 8.1). */
import { createSelector } from '@reduxjs/toolkit';
import { folders, type Folder } from '@/entities/folders';
import { selectTypeOfFilters, type IssueType } from '@/entities/issueTypes';
import { selectProjectOfFolder } from '@/entities/locations';
import { projects, type Project } from '@/entities/projects';
import { views, type View } from '@/entities/views';
import { selectListFilters } from '@/screen/issueList';
import type { RootState } from '@/store/rootReducer';

export interface ListSelection {
  /** That of the route, else of the view, else of the folder. */
  type: IssueType | null;
  view: View | null;
  /** That of the route, else of the folder. */
  project: Project | null;
  folder: Folder | null;
}

export const selectListSelection = createSelector(
  [
    (state: RootState) => selectTypeOfFilters(state, selectListFilters(state)) ?? null,
    (state: RootState) => views.selectById(state, selectListFilters(state).viewId ?? 0) ?? null,
    selectListedProject,
    (state: RootState) => folders.selectById(state, selectListFilters(state).folderId ?? 0) ?? null,
  ],
  (type, view, project, folder): ListSelection => ({ type, view, project, folder }),
);

function selectListedProject(state: RootState): Project | null {
  const { projectId, folderId } = selectListFilters(state);
  if (projectId === null) return selectProjectOfFolder(state, folderId) ?? null;
  return projects.selectById(state, projectId) ?? null;
}
