import { folderOperations } from '@/protocol/operations/folders';
import { baseApi } from '../baseApi';
import { endpointsOf } from '../endpointsOf';
import { listOf, one } from '../tags';
import { globalData, whenSaved } from '../whenSaved';

const allFolders = [...globalData, listOf('Folder')];

export const foldersApi = baseApi.injectEndpoints({
  endpoints: (build) =>
    endpointsOf(build, folderOperations, {
      loadFolder: ({ folderId }) => [one('Folder', folderId)],
      addFolder: whenSaved(allFolders),
      renameFolder: whenSaved(({ folderId }) => [...allFolders, one('Folder', folderId)]),
      // The folder cannot be loaded again as one of its former project.
      moveFolder: whenSaved(allFolders),
      deleteFolder: whenSaved(allFolders),
    }),
});
