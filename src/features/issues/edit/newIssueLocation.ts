import { createSelector } from '@reduxjs/toolkit';
import { type Folder, folders } from '@/entities/folders';
import { projects } from '@/entities/projects';
import { selectListFilters } from '@/screen/issueList';

export interface IssueLocation {
  projectId: number | null;
  folderId: number | null;
}

/** The only folder of the type in a project, or null when there is a choice. */
export function onlyFolderId(typeFolders: readonly Folder[], projectId: number | null) {
  const [first, ...others] = typeFolders.filter((folder) => folder.projectId === projectId);
  return first && others.length === 0 ? first.folderId : null;
}

/** Where a new issue goes by default: where the list is, as far as that is decided (screens 11.2). */
export const selectNewIssueLocation = createSelector(
  [
    selectListFilters,
    folders.selectEntities,
    projects.selectEntities,
    (_state: unknown, typeFolders: readonly Folder[]) => typeFolders,
  ],
  (filters, foldersById, projectsById, typeFolders): IssueLocation => {
    const folder = foldersById[filters.folderId ?? 0];
    if (folder && typeFolders.includes(folder)) {
      return { projectId: folder.projectId, folderId: folder.folderId };
    }
    const project = projectsById[folder?.projectId ?? filters.projectId ?? 0];
    const isUsable = typeFolders.some(({ projectId }) => projectId === project?.projectId);
    if (!project || !isUsable) return { projectId: null, folderId: null };
    return {
      projectId: project.projectId,
      folderId: onlyFolderId(typeFolders, project.projectId),
    };
  },
);
