import type { Answer, Payload } from '@/protocol/operations';
import { baseApi } from '../baseApi';
import { call } from '../call';
import { globalData, listOf, one, whenSaved } from '../tags';

export const foldersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    loadFolder: build.query<Answer<'loadFolder'>, Payload<'loadFolder'>>({
      query: call('/projects/folders/load.php'),
      providesTags: (_answer, _error, { folderId }) => [one('Folder', folderId)],
    }),
    addFolder: build.mutation<Answer<'addFolder'>, Payload<'addFolder'>>({
      query: call('/projects/folders/add.php'),
      invalidatesTags: whenSaved(() => [...globalData, listOf('Folder')]),
    }),
    renameFolder: build.mutation<Answer<'renameFolder'>, Payload<'renameFolder'>>({
      query: call('/projects/folders/rename.php'),
      invalidatesTags: whenSaved(({ folderId }) => [
        ...globalData,
        listOf('Folder'),
        one('Folder', folderId),
      ]),
    }),
    // The folder cannot be loaded again as one of its former project.
    moveFolder: build.mutation<Answer<'moveFolder'>, Payload<'moveFolder'>>({
      query: call('/projects/folders/move.php'),
      invalidatesTags: whenSaved(() => [...globalData, listOf('Folder')]),
    }),
    deleteFolder: build.mutation<Answer<'deleteFolder'>, Payload<'deleteFolder'>>({
      query: call('/projects/folders/delete.php'),
      invalidatesTags: whenSaved(() => [...globalData, listOf('Folder')]),
    }),
  }),
});
