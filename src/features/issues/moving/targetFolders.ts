import { createSelector } from '@reduxjs/toolkit';
import type { Folder } from '@/entities/folders';
import { selectFoldersIn } from '@/entities/locations';
import { projects } from '@/entities/projects';
import { selectIsSystemAdministrator } from '@/entities/session';
import { Access } from '@/protocol/access';
import type { RootState } from '@/store/rootReducer';

/** Where the user may move issues of a type: folders in the projects they administer. */
export const selectTargetFolders = createSelector(
  [
    (state: RootState, typeId: number) => selectFoldersIn(state, { projectId: null, typeId }),
    (state: RootState) => projects.selectEntities(state),
    (state: RootState) => selectIsSystemAdministrator(state),
  ],
  (folders, projectsById, isSystemAdministrator): readonly Folder[] =>
    isSystemAdministrator
      ? folders
      : folders.filter(({ projectId }) => projectsById[projectId]?.access === Access.administrator),
);
