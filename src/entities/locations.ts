/** Where issues are: folders within projects. */
import { createSelector } from '@reduxjs/toolkit';
import type { Id } from '@/protocol/scalars';
import { folders, type FoldersRoot } from './folders';
import { type Project, projects, type ProjectsRoot } from './projects';

/** Folders to choose from, in the order of projects and names; null stands for any project or type. */
export const selectFoldersIn = createSelector(
  [
    folders.selectAll,
    (_state: unknown, filter: { projectId: Id | null; typeId: Id | null }) => filter.projectId,
    (_state: unknown, filter: { projectId: Id | null; typeId: Id | null }) => filter.typeId,
  ],
  (all, projectId, typeId) =>
    all.filter(
      (folder) =>
        (projectId === null || folder.projectId === projectId) &&
        (typeId === null || folder.typeId === typeId),
    ),
);

/** The project of a folder, or undefined when either is not visible to this user. */
export function selectProjectOfFolder(
  state: FoldersRoot & ProjectsRoot,
  folderId: Id | null,
): Project | undefined {
  const folder = folders.selectById(state, folderId ?? 0);
  return folder && projects.selectById(state, folder.projectId);
}
