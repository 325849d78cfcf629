import type { EntityState } from '@reduxjs/toolkit';
import type { Id } from '@/protocol/scalars';
import { createReferenceSlice } from './referenceSlice';

export interface Folder {
  folderId: Id;
  projectId: Id;
  typeId: Id;
  name: string;
}

const { slice, selectors } = createReferenceSlice({
  name: 'folders',
  selectId: ({ folderId }: Folder) => folderId,
  read: ({ projects }) =>
    projects.flatMap((project) =>
      project.folders.map(({ id, name, typeId }) => ({
        folderId: id,
        projectId: project.id,
        typeId,
        name,
      })),
    ),
});

export const foldersSlice = slice;
export const folders = selectors;

/** The part of the state that is read here. */
export interface FoldersRoot {
  folders: EntityState<Folder, Id>;
}
