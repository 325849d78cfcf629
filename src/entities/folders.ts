import { createEntityAdapter, createSlice, type EntityState } from '@reduxjs/toolkit';
import { globalApi } from '@/api/endpoints/global';
import type { Id } from '@/protocol/scalars';

export interface Folder {
  folderId: Id;
  projectId: Id;
  typeId: Id;
  name: string;
}

const adapter = createEntityAdapter({ selectId: ({ folderId }: Folder) => folderId });

export const foldersSlice = createSlice({
  name: 'folders',
  initialState: adapter.getInitialState(),
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(globalApi.endpoints.getGlobal.matchFulfilled, (state, { payload }) => {
      adapter.setAll(
        state,
        payload.projects.flatMap((project) =>
          project.folders.map(({ id, name, typeId }) => ({
            folderId: id,
            projectId: project.id,
            typeId,
            name,
          })),
        ),
      );
    });
  },
});

/** The part of the state that is read here. */
export interface FoldersRoot {
  folders: EntityState<Folder, Id>;
}

export const folders = adapter.getSelectors((state: FoldersRoot) => state.folders);
